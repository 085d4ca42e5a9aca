/** The organization of the site itself (super administrators). Rows nobody else owns belong to it. */
export const SITE_ORG_ID = '00000000-0000-7000-8000-000000000001';
