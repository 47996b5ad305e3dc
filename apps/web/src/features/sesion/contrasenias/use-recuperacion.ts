import { mensajes, textoDeCodigo } from '@colega/contract/mensajes';
import { rutasDeSesion, zRecuperacion } from '@colega/contract/sesion';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mensajeDelError } from '../../../lib/api/error-de-api.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { guardarEnLaEntrada, usuarioEscrito } from '../../../lib/navegacion/entrada.ts';
import { direccionDeConfirmada } from './direcciones.ts';

/** State of the recovery form: the user name, what is wrong, what is under way. */
export const useRecuperacion = () => {
  const [username, setUsername] = useState(usuarioEscrito(useLocation().state));
  const [error, setError] = useState<string>();
  const [falla, setFalla] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const navegar = useNavigate();

  /** False when the name is missing. */
  const enviar = async (): Promise<boolean> => {
    if (enCurso.current) return true;
    const leido = zRecuperacion.safeParse({ username });
    setError(leido.success ? undefined : textoDeCodigo(leido.error.issues[0]?.message ?? ''));
    setFalla(null);
    if (!leido.success) return false;
    enCurso.current = true;
    setOcupado(true);
    try {
      const { email } = await llamar(rutasDeSesion.pedirReinicio, { body: leido.data });
      await navegar(direccionDeConfirmada(email));
    } catch (causa) {
      setFalla(mensajeDelError(causa, mensajes.error_de_comunicacion)); // SES-035
      enCurso.current = false; // once it went well the screen is on its way out
      setOcupado(false);
    }
    return true;
  };

  const escribir = (valor: string) => {
    setUsername(valor);
    setError(undefined);
    guardarEnLaEntrada({ username: valor });
  };
  return { username, error, falla, ocupado, escribir, enviar };
};
