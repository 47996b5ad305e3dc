import { mensajes, textoDeCodigo } from '@colega/contract/mensajes';
import { rutasDeSesion, zRecuperacion } from '@colega/contract/sesion';
import { crearCampo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { mensajeDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { guardarEnLaEntrada, usuarioEscrito } from '@colega/web-kit/lib/navegacion/entrada.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { direccionDeConfirmada } from './direcciones.ts';

const CAMPOS = [crearCampo('username', 'Usuario', 'texto', { autocompletar: 'username', largo: 60 })];

/** State of the recovery form: the user name, what is wrong, what is under way. */
export const useRecuperacion = () => {
  const { valores, ocupado, rechazar, intentar, enfocar, entrada } = useFormularioSimple(CAMPOS, {
    iniciales: { username: usuarioEscrito(useLocation().state) },
    alEscribir: (_, username) => guardarEnLaEntrada({ username }),
  });
  const [falla, setFalla] = useState<string | null>(null);
  const navegar = useNavigate();

  const enviar = (): Promise<void> =>
    intentar(async () => {
      const leido = zRecuperacion.safeParse(valores);
      const nuevos = leido.success ? {} : { username: textoDeCodigo(leido.error.issues[0]?.message ?? '') };
      rechazar(nuevos);
      setFalla(null);
      if (leido.success) return pedir(leido.data);
      enfocar(nuevos);
      return false;
    });

  const pedir = async (body: { username: string }): Promise<boolean> => {
    try {
      const { email } = await llamar(rutasDeSesion.pedirReinicio, { body });
      await navegar(direccionDeConfirmada(email));
      return true;
    } catch (causa) {
      setFalla(mensajeDelError(causa, mensajes.error_de_comunicacion)); // SES-035
      return false;
    }
  };

  return { username: valores.username, entrada, falla, ocupado, enviar };
};
