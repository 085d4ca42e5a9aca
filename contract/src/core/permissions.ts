/** `area:object:action`: what a call asks for, a button of the menu stands for and a role holds. */
export type PermissionCode = `${string}:${string}:${string}`;
