import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { crearCampo } from '@colega/domain/formularios';
import { problemaDeClaveNueva, problemaDeRepeticion } from '@colega/web-kit/form/cuenta/reglas-de-clave.ts';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { useJuzgados } from '@colega/web-kit/form/use-juzgados.ts';
import { detalleDelError, ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useState } from 'react';

const CAMPOS = [
  crearCampo('password', 'Nueva contraseña', 'contrasenia', { autocompletar: 'new-password' }),
  crearCampo('repeticion', 'Repetir contraseña', 'contrasenia', { autocompletar: 'new-password' }),
] as const;
type Falla = { texto: string; esElEnlace: boolean };
type Hecho = { mensaje: string; operador: { username: string; password: string } | null };

/** SES-040: the button waits for both to be right; a field tells its error once it was left. */
export const useReinicio = (reset_token: string) => {
  const { valores: claves, ocupado, entrada, intentar } = useFormularioSimple(CAMPOS);
  const { juzgados, juzgar } = useJuzgados();
  const [falla, setFalla] = useState<Falla | null>(null);
  const [hecho, setHecho] = useState<Hecho | null>(null);
  const problemas = {
    password: problemaDeClaveNueva(claves.password, 'Ingresá una contraseña nueva.'),
    repeticion: problemaDeRepeticion(claves.password, claves.repeticion),
  };
  const listo = problemas.password === undefined && problemas.repeticion === undefined;

  const enviar = async (): Promise<void> => {
    if (listo) await intentar(reiniciar);
  };

  const reiniciar = async (): Promise<boolean> => {
    setFalla(null);
    try {
      const { password } = claves;
      const { message, falta_segundo_factor } = await llamar(rutasDeSesion.reiniciarClave, {
        body: { password, reset_token },
      });
      setHecho({ mensaje: message, operador: falta_segundo_factor && { ...falta_segundo_factor, password } });
    } catch (causa) {
      setFalla({ texto: detalleDelError(causa, mensajes.error_de_comunicacion), esElEnlace: esElEnlace(causa) }); // OPN-013
    }
    return false;
  };

  return {
    entrada: (ruta: keyof typeof problemas) => ({
      ...entrada(ruta),
      error: juzgados.has(ruta) ? problemas[ruta] : undefined,
      onBlur: () => juzgar(ruta),
    }),
    listo,
    falla,
    hecho,
    ocupado,
    enviar,
  };
};

const esElEnlace = (causa: unknown): boolean =>
  causa instanceof ErrorDeApi && (causa.problem?.errores ?? []).some(({ campo }) => campo === 'reset_token');
