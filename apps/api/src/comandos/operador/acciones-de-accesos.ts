import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import {
  cerrarAccesos,
  findAcceso,
  HORAS_DE_LA_QUITA,
  type PedidoDeAcceso,
  quitarFactor,
} from '../../modules/sesion/accesos.service.ts';
import { accion } from './accion.ts';
import { leerTexto } from './leer-valores.ts';

const exigirAcceso = async (db: Db, usuario: string) => {
  const acceso = await findAcceso(db, usuario);
  if (!acceso) throw new ErrorDeArranque(`No hay un usuario «${usuario}».`);
  return acceso;
};

type Definicion = {
  resumen: string;
  permiso: PermisoDelColegio;
  ejemplo: string;
  hacer(db: Db, pedido: PedidoDeAcceso): Promise<string>;
};

const sobreUnAcceso = ({ resumen, permiso, ejemplo, hacer }: Definicion) =>
  accion({
    resumen,
    permiso,
    opciones: {
      usuario: { ejemplo: 'mgarcia', explica: 'con qué nombre entra: de un matriculado o de un operador' },
      motivo: { ejemplo, explica: 'por qué' },
    },
    distritoDe: async (db, { usuario = '' }) => (await exigirAcceso(db, usuario)).distrito_id,
    hacer: async (db, { usuario, motivo }, circunstancia) =>
      hacer(db, {
        ...circunstancia,
        acceso: await exigirAcceso(db, usuario),
        motivo: leerTexto('motivo', motivo),
      }),
  });

export const ACCIONES_DE_ACCESOS = {
  'cerrar-sesiones': sobreUnAcceso({
    resumen: 'cierra todas las sesiones de una persona: terminan en su próximo pedido',
    permiso: 'accesos.cerrar',
    ejemplo: '"Perdió el teléfono"',
    hacer: async (db, pedido) => {
      const cerradas = await cerrarAccesos(db, pedido);
      return `${pedido.acceso.username}: ${cerradas === 1 ? 'una sesión cerrada' : `${cerradas} sesiones cerradas`}.`;
    },
  }),
  'quitar-factor': sobreUnAcceso({
    resumen: 'quita el segundo factor de quien lo perdió; lo hacen dos personas, cada una con --como',
    permiso: 'accesos.reponer',
    ejemplo: '"Perdió el teléfono y los códigos"',
    hacer: async (db, pedido) => {
      const { username } = pedido.acceso;
      if ((await quitarFactor(db, pedido)) === 'quitado')
        return `${username}: ya no tiene segundo factor, y sus sesiones se cerraron.`;
      return `${username}: pedido. Falta que otra persona haga lo mismo en las próximas ${HORAS_DE_LA_QUITA} horas.`;
    },
  }),
} as const;
