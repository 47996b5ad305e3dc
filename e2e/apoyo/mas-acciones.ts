import type { Page } from '@playwright/test';

/** What a file offers besides what is to be done is folded. */
export const abrirMasAcciones = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Acciones' }).getByRole('button', { name: 'Más acciones', expanded: false }).click();
