/** The portal's part that works without a page (en-el-dispositivo.ts). */
export const PROGRAMA = '/sw.js';
