import { registerHooks } from 'node:module';
import { isFiltered, switchFilters, withSwitches } from './filters.ts';

/** From here on, modules of the product are loaded with a switch at each filter, all on. */
switchFilters(() => false);
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!isFiltered(url) || loaded.source === undefined || loaded.source === null) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: withSwitches(url, text) };
  },
});
