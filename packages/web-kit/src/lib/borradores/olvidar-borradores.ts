import { claveDe, nombresDe, quitarTexto } from './en-el-dispositivo.ts';

/** docs/reference/rules.md#drafts: a chosen logout leaves nothing behind. */
export const olvidarBorradores = (user_id: number): void => {
  // This code is loaded only when somebody leaves: few people take photos.
  void import('./fotos-guardadas.ts').then(({ olvidarFotos }) => olvidarFotos(user_id));
  // what the server has stays there
  for (const que of ['borrador', 'copia-de-borrador'] as const)
    for (const nombre of nombresDe(que, user_id)) quitarTexto(claveDe(que, user_id, nombre));
};
