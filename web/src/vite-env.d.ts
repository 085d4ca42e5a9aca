interface ImportMetaEnv {
  /** The version of this build, put in by vite.config.ts. */
  readonly VITE_BUILD_VERSION: string;
}
