import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { cerrarAccesos, findAcceso, HORAS_DE_LA_QUITA, quitarFactor } from '../../modules/sesion/accesos.service.ts';
import { accion } from './accion.ts';
import { leerTexto } from './leer-valores.ts';

const USUARIO = { ejemplo: 'mgarcia', explica: 'con qué nombre entra: de un matriculado o de un operador' };

const exigirAcceso = async (db: Db, usuario: string) => {
  const acceso = await findAcceso(db, usuario);
  if (!acceso) throw new ErrorDeArranque(`No hay un usuario «${usuario}».`);
  return acceso;
};
const distritoDe = async (db: Db, { usuario = '' }: Readonly<Record<string, string>>) =>
  (await exigirAcceso(db, usuario)).distrito_id;

export const ACCIONES_DE_ACCESOS = {
  'cerrar-sesiones': accion({
    resumen: 'cierra todas las sesiones de una persona: terminan en su próximo pedido',
    permiso: 'accesos.cerrar',
    opciones: { usuario: USUARIO, motivo: { ejemplo: '"Perdió el teléfono"', explica: 'por qué' } },
    distritoDe,
    hacer: async (db, { usuario, motivo }, circunstancia) => {
      const acceso = await exigirAcceso(db, usuario);
      const pedido = { ...circunstancia, acceso, motivo: leerTexto('motivo', motivo) };
      const cerradas = await cerrarAccesos(db, pedido);
      return `${acceso.username}: ${cerradas === 1 ? 'una sesión cerrada' : `${cerradas} sesiones cerradas`}.`;
    },
  }),
  'quitar-factor': accion({
    resumen: 'quita el segundo factor de quien lo perdió; lo hacen dos personas, cada una con --como',
    permiso: 'accesos.reponer',
    opciones: { usuario: USUARIO, motivo: { ejemplo: '"Perdió el teléfono y los códigos"', explica: 'por qué' } },
    distritoDe,
    hacer: async (db, { usuario, motivo }, circunstancia) => {
      const acceso = await exigirAcceso(db, usuario);
      const quedo = await quitarFactor(db, { ...circunstancia, acceso, motivo: leerTexto('motivo', motivo) });
      if (quedo === 'quitado') return `${acceso.username}: ya no tiene segundo factor, y sus sesiones se cerraron.`;
      return `${acceso.username}: pedido. Falta que otra persona haga lo mismo en las próximas ${HORAS_DE_LA_QUITA} horas.`;
    },
  }),
} as const;
