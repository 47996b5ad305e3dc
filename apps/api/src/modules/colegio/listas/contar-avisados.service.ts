import type { ClaveDeLista, FilaDeLista } from '@colega/domain/colegio';
import type { Db } from '../../../db/conectar.ts';
import { tasasQueCambian } from './avisar-de-tasas.service.ts';
import { bloqueosQueCambian } from './bloqueos-que-cambian.ts';
import { armarCambiosDeOficinas } from './cambios-de-oficinas.ts';
import { type CuentaDeLista, findMatriculadosPorDistrito } from './efectos.repository.ts';
import type { ListaGuardada } from './listas.repository.ts';
import { countConBloqueo, countConDeudaVencida } from './personas-por-avisar.repository.ts';

type DeLista = (db: Db, anteriores: readonly FilaDeLista[], nueva: ListaGuardada) => Promise<CuentaDeLista[]>;

/** Those whose district has an office that changes, or all when it is one of the whole college. */
const deOficinas: DeLista = async (db, anteriores, { filas, vigente_desde }) => {
  const cambiosEn = armarCambiosDeOficinas(anteriores, filas);
  const cuantos = (await findMatriculadosPorDistrito(db, vigente_desde))
    .filter(({ distrito }) => cambiosEn(distrito).length > 0)
    .reduce((suma, { cuantos: suyos }) => suma + suyos, 0);
  return [{ que: 'Matriculados a los que se les avisa', cuantos }];
};

const deTasas: DeLista = async (db, anteriores, nueva) =>
  tasasQueCambian(anteriores, nueva.filas).recargo === null
    ? []
    : [
        {
          que: 'Personas a las que se les avisa, porque deben algo de su matrícula que ese día está vencido',
          cuantos: await countConDeudaVencida(db, { al_dia: nueva.vigente_desde }),
        },
      ];

const deBloqueos: DeLista = async (db, anteriores, { filas }) => {
  const cambian = bloqueosQueCambian(anteriores, filas);
  if (cambian.size === 0) return [];
  const cuantos = await countConBloqueo(db, { claves: [...cambian.keys()] });
  return [{ que: 'Personas a las que se les avisa, porque tienen un bloqueo que les quita otra cosa', cuantos }];
};

const CUENTAS: Partial<Record<ClaveDeLista, DeLista>> = {
  tasas: deTasas,
  oficinas: deOficinas,
  bloqueos: deBloqueos,
};

/** Whom it will be told to, counted by the condition by which they are told. */
export const contarAvisados: DeLista = async (db, anteriores, nueva) =>
  (await CUENTAS[nueva.lista]?.(db, anteriores, nueva)) ?? [];

type AQuien = (anteriores: readonly FilaDeLista[], filas: readonly FilaDeLista[]) => string[];

const A_QUIEN: Partial<Record<ClaveDeLista, AQuien>> = {
  tasas: (anteriores, filas) => {
    const { contratos, recargo } = tasasQueCambian(anteriores, filas);
    return [
      ...(contratos.length > 0 ? ['Se le avisa a quien tiene un contrato sin confirmar o un borrador.'] : []),
      ...(recargo ? ['Se le avisa a quien ese día deba algo vencido de su matrícula.'] : []),
    ];
  },
  feriados: () => ['Se le avisa a quien se le mueve un último día.'],
  plazos: () => ['Si cambia el de responder una observación, se le avisa a quien tiene una abierta.'],
  oficinas: () => ['Se le avisa a quien le cambia un domicilio, un teléfono o un horario.'],
  bloqueos: (anteriores, filas) =>
    bloqueosQueCambian(anteriores, filas).size > 0
      ? ['Se le avisa a quien tiene un bloqueo, de los que su persona ve, que le quita otra cosa.']
      : [],
};

/** In words, whom it is told to, when it is (`hayQueAvisar`). */
export const decirAQuien = (lista: ClaveDeLista, ...cuales: Parameters<AQuien>): string[] =>
  A_QUIEN[lista]?.(...cuales) ?? [];
