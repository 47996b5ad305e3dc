import type { CodigoDeCuenta } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { formatMomento } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { errorDeCambiado } from '../../auditoria/ultimo-cambio.service.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import {
  findCodigosDeCuentas,
  findCuentasConMovimientos,
  findUltimoCodigo,
  insertCodigoDeCuenta,
  lockCodigosDeCuentas,
} from './codigos.repository.ts';
import { exigirSabido } from './codigos-de-lo-cerrado.ts';
import {
  CLAVES_DEL_PLAN,
  CLAVES_POR_CIRCUITO,
  claveDeCuenta,
  crearPlanDeCuentas,
  leerCuentaDeCircuito,
  type PlanDeCuentas,
} from './plan-de-cuentas.ts';

export const leerPlan = async (db: Db): Promise<PlanDeCuentas> =>
  crearPlanDeCuentas(await findCodigosDeCuentas(db), await leerBancos(db));

const cuentasDeBancos = ({ todos }: Bancos): string[] =>
  todos.filter(({ dejado_desde }) => dejado_desde === null).map(({ clave }) => `recaudado.transferencia.${clave}`);

/** Those of the first day, those of each bank that is not left, those of each circuit, and any that has money. */
const findClaves = async (db: Db, bancos: Bancos): Promise<string[]> => {
  const conDinero = (await findCuentasConMovimientos(db)).map(claveDeCuenta);
  return [...new Set([...CLAVES_DEL_PLAN, ...CLAVES_POR_CIRCUITO, ...cuentasDeBancos(bancos), ...conDinero])];
};

export const leerCodigosDeCuentas = async (db: Db, hoy: Fecha): Promise<CodigoDeCuenta[]> => {
  const fechados = await findCodigosDeCuentas(db);
  const bancos = await leerBancos(db);
  const plan = crearPlanDeCuentas(fechados, bancos);
  return (await findClaves(db, bancos))
    .map((clave) => {
      const suyos = plan.suyos(clave);
      const rigen = suyos.filter(({ vigente_desde }) => vigente_desde <= hoy);
      const deCircuito = leerCuentaDeCircuito(clave);
      return {
        ...plan.de(clave, hoy),
        va_con: deCircuito && rigen.length === 0 ? plan.de(deCircuito.cuenta, hoy).nombre : null,
        version: 1 + fechados.filter(({ cuenta }) => cuenta === clave).length,
        vigente_desde:
          rigen
            .map(({ vigente_desde }) => vigente_desde)
            .sort()
            .at(-1) ?? '2015-01-01',
        siguen: suyos
          .filter(({ vigente_desde }) => vigente_desde > hoy)
          .map(({ codigo, nombre, vigente_desde }) => ({ codigo, nombre, vigente_desde })),
      };
    })
    .sort(
      (una, otra) =>
        una.codigo.localeCompare(otra.codigo, 'es', { numeric: true }) || una.clave.localeCompare(otra.clave),
    )
    .map((una) => (una.va_con === null ? una : { ...una, codigo: '' }));
};

type CambioDeCodigo = { clave: string; codigo: string; nombre: string; vigente_desde: Fecha };
type Pedido = Momento & { autor: Autor; version: number | null };

type DichoPor = Pick<Pedido, 'autor' | 'ahora'>;
const anotarCodigo = async (
  trx: Db,
  { clave, codigo, nombre, vigente_desde }: CambioDeCodigo,
  { autor, ahora }: DichoPor,
  { dias_cerrados = 0, ...antes }: { codigo: string; nombre: string; dias_cerrados?: number },
): Promise<void> => {
  const nuevo = { cuenta: clave, codigo, nombre, vigente_desde, quien: autor.username, anotado_en: ahora };
  const id = await insertCodigoDeCuenta(trx, nuevo);
  const hecho = {
    accion: 'cambiar_codigo_de_cuenta',
    desde: { codigo: antes.codigo, nombre: antes.nombre },
    hasta: { cuenta: clave, codigo, nombre, vigente_desde, ...(dias_cerrados > 0 && { dias_cerrados }) },
  } as const;
  await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cuenta_contable', id }, hecho);
};

/** Of an account that is new: nobody else gave it one. */
export const darCodigoDeCuenta = async (trx: Db, codigo: CambioDeCodigo, dicho: DichoPor): Promise<void> => {
  await lockCodigosDeCuentas(trx);
  await anotarCodigo(trx, codigo, dicho, (await leerPlan(trx)).de(codigo.clave, codigo.vigente_desde));
};

const PRIMER_DIA = '2015-01-01';

const exigirVersion = async (db: Db, clave: string, version: number, suya: number): Promise<void> => {
  if (version === suya) return;
  const ultimo = await findUltimoCodigo(db, clave);
  throw errorDeCambiado(
    'codigo_de_cuenta_cambiado',
    ultimo && { quien: ultimo.quien, cuando: formatMomento(ultimo.anotado_en) },
  );
};

type CambioSabido = CambioDeCodigo & { aunque_este_cerrado: boolean };

/** It adds: what was exported of earlier days stays as it was. Throws 404, 409, 412, 422. */
export const cambiarCodigoDeCuenta = (db: Db, cambio: CambioSabido, { autor, ahora, version }: Pedido) =>
  enTransaccion(db, async (trx) => {
    const { clave, codigo, nombre, vigente_desde, aunque_este_cerrado } = cambio;
    const vacios = (['codigo', 'nombre'] as const).filter((campo) => cambio[campo] === '');
    if (vacios.length > 0) throw invalido(vacios.map((campo) => ({ codigo: 'requerido', campo })));
    if (vigente_desde < PRIMER_DIA) throw invalido([{ codigo: 'codigo_de_cuenta_antiguo', campo: 'vigente_desde' }]);
    await lockCodigosDeCuentas(trx);
    const bancos = await leerBancos(trx);
    if (!(await findClaves(trx, bancos)).includes(clave)) throw errorNoEncontrado();
    const fechados = await findCodigosDeCuentas(trx);
    const suya = 1 + fechados.filter(({ cuenta }) => cuenta === clave).length;
    if (version !== null) await exigirVersion(trx, clave, version, suya);
    const plan = crearPlanDeCuentas(fechados, bancos);
    const sinCuenta =
      leerCuentaDeCircuito(clave) !== null && plan.suyos(clave).every((uno) => uno.vigente_desde > vigente_desde);
    const antes = { ...plan.de(clave, vigente_desde), ...(sinCuenta && { codigo: '' }) };
    if (antes.codigo === codigo && antes.nombre === nombre) throw errorHttp(409, 'nada_que_corregir');
    const nuevo = { cuenta: clave, codigo, nombre, vigente_desde };
    const dias_cerrados = await exigirSabido(trx, { nuevo, fechados, bancos }, aunque_este_cerrado);
    await anotarCodigo(trx, cambio, { autor, ahora }, { ...antes, dias_cerrados });
    const datos = { nombre, codigo, desde: formatFecha(vigente_desde) };
    return { message: textoDelColegio({ codigo: 'codigo_de_cuenta_guardado', datos }), version: suya + 1 };
  });
