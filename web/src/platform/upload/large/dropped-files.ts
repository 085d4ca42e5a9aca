/** As many as an archive may have; a folder with more was hardly meant. */
const MAX_ENTRIES = 2_000;

/** What systems put into folders by themselves. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['thumbs.db', 'desktop.ini', '__macosx', 'icon\r']);

export interface Dropped {
  files: File[];
  /** The dropped or chosen folder a file lies in, however deep; empty for a file that was named itself. */
  folderOf: (file: File) => string;
  /** There was more than we look at. */
  isCut: boolean;
}

const isHidden = (name: string): boolean => name.startsWith('.') || SYSTEM_NAMES.has(name.toLowerCase());

/** The files of a drop, with those in folders. Has to be called while the drop is being handled. */
export async function droppedFiles({ items }: Pick<DataTransfer, 'items'>): Promise<Dropped> {
  // Later the browser no longer tells: everything is taken in hand before the first wait.
  const taken = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const walk = new Walk();
  for (const { entry, file } of taken) {
    if (entry !== null) await walk.take(entry, entry.isFile ? '' : entry.name);
    else if (file !== null) walk.add(file);
  }
  return walk;
}

/** The files of an input, which may have been asked for a folder. */
export function chosenFiles(list: readonly File[]): Dropped {
  const isSeen = (file: File): boolean =>
    !`${file.webkitRelativePath ?? ''}/${file.name}`.split('/').some((name) => name !== '' && isHidden(name));
  const files = list.filter(isSeen);
  return {
    files: files.slice(0, MAX_ENTRIES),
    folderOf: (file) => (file.webkitRelativePath ?? '').split('/').slice(0, -1)[0] ?? '',
    isCut: files.length > MAX_ENTRIES,
  };
}

class Walk implements Dropped {
  readonly files: File[] = [];
  isCut = false;
  #entries = 0;
  readonly #folders = new Map<File, string>();

  folderOf = (file: File): string => this.#folders.get(file) ?? '';

  add(file: File, folder = ''): void {
    if (isHidden(file.name)) return;
    this.files.push(file);
    this.#folders.set(file, folder);
  }

  async take(entry: FileSystemEntry, folder: string): Promise<void> {
    if (isHidden(entry.name)) return;
    this.#entries += 1;
    this.isCut ||= this.#entries > MAX_ENTRIES;
    if (this.isCut) return;
    if (entry.isFile) this.add(await fileOf(entry as FileSystemFileEntry), folder);
    else
      for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) await this.take(child, folder);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** A browser hands over a folder by a hundred; an empty hand is the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length <= MAX_ENTRIES) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) break;
    children.push(...some);
  }
  return children;
}
