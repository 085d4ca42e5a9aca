import type { UserInfo } from '@archway/contract/account/model';
import type { Area } from '@archway/locales/areas';
import type { TextKey } from '@archway/locales/keys';
import type { PermissionForm } from '@archway/rules/permissions';
import type { Icon } from '@archway/ui/icon';
import type { ComponentType } from 'react';
import type { LiveReactions } from './live/live-reactions.ts';
import type { CasesAction } from './page/cases-action.tsx';
import type { OpenWorkPart } from './page/open-work.tsx';

/** Something that is shown, loaded when it is opened together with its texts. */
export interface ScreenSpec {
  /** The areas of texts it needs beside those of the frame around it. */
  texts: readonly Area[];
  screen: () => Promise<ComponentType>;
}

/** The addresses of a screen, and what holds for them before the screen is asked. */
export interface RouteSpec extends ScreenSpec {
  /** A screen with several addresses keeps its state from one to the next. */
  paths: readonly string[];
  /** Open to anybody, to anybody signed in, or to those whose menu has the screen. */
  access: 'public' | 'token' | 'menu';
  /** Shown in this theme whatever the reader prefers. */
  theme?: 'light';
  /** Left pages keep their state, except these. */
  cached?: false;
  /** About one object: the navigation is folded and leaves it the room. */
  folded?: true;
  /** Shown alone, without the navigation around it. */
  plain?: true;
  /** The menu entry, by its name, that is highlighted and gives the title. */
  entry?: string;
  /** What whoever may not open it reads, in place of the usual words. */
  noAccess?: TextKey;
  /** Usually opened next: it is loaded in advance. */
  preloads?: ScreenSpec;
}

/** A tab of the reader's own space. */
export interface OwnSpaceTab extends ScreenSpec {
  path: string;
  /** About the reader, or about the organization they work for. */
  group: 'personal' | 'practice';
  /** Tabs of a group are shown in this order, from whichever feature they come. */
  place: number;
  title: TextKey;
  icon: Icon;
  /** For holders of one of these; for everybody when left out. */
  anyOf?: readonly PermissionForm[];
  /** For members of such organizations; for those of all when left out. */
  organizationTypes?: readonly number[];
}

/** A question over the whole page, as long as it is due. */
export interface DueDialog extends ScreenSpec {
  isDue: (user: UserInfo) => boolean;
}

/** What the app must know of a feature. All features are listed in `app/features.ts`. */
export interface Feature {
  name: string;
  routes?: readonly RouteSpec[];
  tabs?: readonly OwnSpaceTab[];
  dialogs?: readonly DueDialog[];
  /** What it does with cases chosen in their list. */
  casesActions?: readonly CasesAction[];
  /** What it knows of the work of a member who leaves. */
  openWork?: OpenWorkPart;
  /** What each push makes stale. Loaded after the sign-in: no public page has to know the calls. */
  live?: () => Promise<LiveReactions>;
}
