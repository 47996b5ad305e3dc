/** What was read for a session goes with it. Its code is of the signed-in area, and comes when somebody leaves. */
export const olvidarLoGuardado = (): void =>
  void import('./datos-guardados.ts').then(({ olvidarDatos }) => olvidarDatos()).catch(() => undefined);
