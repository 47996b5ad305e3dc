import type { Escribir } from '../avisos/enviar-aviso.service.ts';
import { crearReinicio } from './contrasenias.service.ts';
import { findUsuarioById } from './sesion.repository.ts';

/** S-524: whoever is registered may take some days to read it; a recovery was asked for by who waits for it. */
const DIAS_DE_INVITACION = 7;
const DIA_MS = 86_400_000;

/** The invitation to choose the first password, with a link that is good once. */
export const cartaDeBienvenida: Escribir = async (db, { cosa_id }, { ahora, direccionPublica }) => {
  const usuario = await findUsuarioById(db, Number(cosa_id));
  if (!usuario?.activo) return null;
  const vence_en = new Date(ahora.getTime() + DIAS_DE_INVITACION * DIA_MS);
  const token = await crearReinicio(db, usuario.id, ahora, vence_en);
  return {
    asunto: {},
    cuerpo: [
      { parrafo: 'El Colegio te dio de alta en su portal. Para entrar, elegí primero tu contraseña.' },
      { pares: [['Tu usuario', usuario.username]] },
      { boton: 'Elegir mi contraseña', enlace: `${direccionPublica}/reset-password/${token}` },
      {
        parrafo: `El enlace sirve una sola vez, durante ${DIAS_DE_INVITACION} días. Si vence, pedí otro con «Obtener o recuperar la contraseña» en la pantalla de ingreso.`,
      },
      { parrafo: 'No se lo reenvíes a nadie: con él se entra a tu cuenta.' },
    ],
  };
};
