import { mensajes, textoDeCodigo } from '@colega/contract/mensajes';
import { zCambioDeClave, zReinicio } from '@colega/contract/sesion';

type Esquema = typeof zReinicio.shape.password | typeof zCambioDeClave.shape.old_password;

const primerProblema = (esquema: Esquema, valor: string): string | undefined => {
  const leido = esquema.safeParse(valor);
  return leido.success ? undefined : textoDeCodigo(leido.error.issues[0]?.message ?? '');
};

/** SES-041, SES-049: undefined when nothing is wrong. */
export const problemaDeClaveNueva = (clave: string, falta: string): string | undefined =>
  clave === '' ? falta : primerProblema(zReinicio.shape.password, clave);

/** SES-048. */
export const problemaDeClaveActual = (clave: string): string | undefined =>
  clave === '' ? 'Ingresá tu contraseña actual.' : primerProblema(zCambioDeClave.shape.old_password, clave);

/** SES-042, SES-050: only the browser sees it twice. */
export const problemaDeRepeticion = (clave: string, repeticion: string): string | undefined => {
  if (repeticion === '') return 'Repetí la contraseña nueva.';
  return repeticion === clave ? undefined : mensajes.contrasenias_distintas;
};
