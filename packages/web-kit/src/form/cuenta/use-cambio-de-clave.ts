import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { crearCampo } from '@colega/domain/formularios';
import { detalleDelError, ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { leerSesion, type Sesion } from '../../lib/sesion/sesion.ts';
import { avisarError, avisarExito } from '../../ui/avisos/avisos.tsx';
import { type ErroresDe, useFormularioSimple } from '../use-formulario-simple.ts';
import { problemaDeClaveActual, problemaDeClaveNueva, problemaDeRepeticion } from './reglas-de-clave.ts';

const clave = <const R extends string>(ruta: R, etiqueta: string, autocompletar: string, ayuda?: string) =>
  crearCampo(ruta, etiqueta, 'contrasenia', { requerido: true, autocompletar, ...(ayuda && { ayuda }) });
const AYUDA = 'Al menos 6 caracteres, y que no sea de las más usadas.';

export const CLAVES = [
  clave('old_password', 'Contraseña actual', 'current-password'),
  clave('password', 'Nueva contraseña', 'new-password', AYUDA),
  clave('confirmacion', 'Confirmar contraseña', 'new-password'),
] as const;
type CampoDeCambio = (typeof CLAVES)[number]['ruta'];
type Claves = Record<CampoDeCambio, string>;
type ErroresDeCambio = ErroresDe<CampoDeCambio>;

/** SES-048..052. */
export const useCambioDeClave = (alGuardar: () => unknown) => {
  const { valores: claves, errores, intento, ocupado, escribir, rechazar, intentar } = useFormularioSimple(CLAVES);

  const enviar = async (): Promise<void> => {
    const sesion = leerSesion();
    if (ocupado || !sesion) return;
    const faltas = problemasDe(claves);
    if (Object.values(faltas).some(Boolean)) return rechazar(faltas);
    await intentar(() => cambiar(sesion));
  };

  const cambiar = async ({ user_id, refresh_token }: Sesion): Promise<boolean> => {
    try {
      const { old_password, password } = claves;
      const { message } = await llamar(rutasDeSesion.cambiarClave, {
        params: { id: user_id },
        body: { old_password, password, refresh_token },
      });
      avisarExito(message);
      await alGuardar();
      return true;
    } catch (causa) {
      const deCampos = erroresDelServidor(causa);
      if (deCampos) rechazar(deCampos);
      else avisarError(detalleDelError(causa, mensajes.error_de_comunicacion));
      return false;
    }
  };

  const mostrados = CLAVES.flatMap(({ ruta }) => {
    const mensaje = errores[ruta];
    return mensaje === undefined ? [] : [{ campo: ruta, mensaje }];
  });
  return { claves, errores: mostrados, intento, ocupado, escribir, enviar };
};

const problemasDe = ({ old_password, password, confirmacion }: Claves): ErroresDeCambio => ({
  old_password: problemaDeClaveActual(old_password),
  password: problemaDeClaveNueva(password, 'Ingresá la contraseña nueva.'),
  confirmacion: problemaDeRepeticion(password, confirmacion),
});

const erroresDelServidor = (causa: unknown): ErroresDeCambio | null => {
  const errores = causa instanceof ErrorDeApi ? (causa.problem?.errores ?? []) : [];
  const propios = errores.filter(({ campo }) => campo === 'old_password' || campo === 'password');
  return propios.length > 0 ? Object.fromEntries(propios.map(({ campo, mensaje }) => [campo, mensaje])) : null;
};
