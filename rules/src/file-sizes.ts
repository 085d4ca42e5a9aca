/** How many of one unit make the next. */
export const FILE_SIZE_STEP = 1024;

export const FILE_SIZE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
