import { legajoDelContrato } from '@colega/domain/importaciones';
import { Decimal, importe, sumar } from '@colega/domain/importes';
import { agruparPor } from '../../../agrupar-por.ts';
import type { Db } from '../../../db/conectar.ts';
import { sellarImportados } from '../../legajos/importados/importar-legajos.service.ts';
import { insertCargosDeContratosImportados, insertCargosImportados } from './cargos-importados.repository.ts';
import {
  exigirNombrado,
  findCargosNombrados,
  findContratosNombrados,
  findMatriculasNombradas,
} from './lo-nombrado.repository.ts';
import { insertPagosImportados, type PagoImportado } from './pagos-importados.repository.ts';

export type DeudaAImportar = {
  matricula: string;
  concepto: string;
  anio: number;
  importe: string;
  vencimiento: string;
};
/** What is still owed of a contract's CEP or stamp. */
export type DeudaDeLegajoAImportar = { contrato: string; circuito: 'cep' | 'timbrados'; importe: string };
export type PagoAImportar = {
  numero: string;
  circuito: 'matriculados' | 'cep' | 'timbrados';
  matricula: string | null;
  contrato: string | null;
  concepto: string;
  anio: number | null;
  importe: string;
  dia: string;
  medio: string | null;
  recibo: string | null;
};

const claveDe = ({ matricula, concepto, anio }: Pick<PagoAImportar, 'matricula' | 'concepto' | 'anio'>): string =>
  `${matricula} ${concepto} ${anio}`;

/** A charge is what is owed of it with what was paid of it. */
const armarCargos = (deudas: readonly DeudaAImportar[], pagos: readonly PagoAImportar[]) => {
  const cargos = new Map<
    string,
    { matricula: string; concepto: string; anio: number; importe: string; vencimiento: string }
  >();
  for (const deuda of deudas) cargos.set(claveDe(deuda), { ...deuda });
  for (const pago of pagos) {
    if (pago.circuito !== 'matriculados' || pago.matricula === null || pago.anio === null) continue;
    const clave = claveDe(pago);
    const cargo = cargos.get(clave);
    const { matricula, concepto, anio } = pago;
    cargos.set(clave, {
      ...{ matricula, concepto, anio },
      importe: importe(new Decimal(cargo?.importe ?? 0).plus(pago.importe)),
      vencimiento: cargo?.vencimiento ?? pago.dia,
    });
  }
  return cargos;
};

type DeUnContrato = { detalle_id: number | null; circuito: string };
const claveDeContrato = ({ detalle_id, circuito }: DeUnContrato): string => `${detalle_id} ${circuito}`;

/** The same of a contract's CEP or stamp. */
const armarCargosDeContratos = (todo: readonly (DeUnContrato & { importe: string })[]) => {
  const porContrato = agruparPor(
    todo.flatMap((uno) => (uno.detalle_id === null ? [] : [{ ...uno, detalle_id: uno.detalle_id }])),
    claveDeContrato,
  );
  return [...porContrato.values()].flatMap((suyos) => {
    const [primero] = suyos;
    if (!primero) return [];
    const { detalle_id, circuito } = primero;
    return [{ detalle_id, circuito, importe: sumar(suyos.map(({ importe: uno }) => uno)) }];
  });
};

const PAGOS_POR_VEZ = 1_000;

const DE_LEGAJO = { cep: 'CEP', timbrados: 'Timbrado' } as const;
const CONCEPTOS: Readonly<Record<string, string>> = {
  arancel: 'ARANCEL',
  cuota_1: 'CUOTA 1',
  cuota_2: 'CUOTA 2',
  arancel_rehabilitacion: 'ARANCEL REHABILITACIÓN',
  arancel_reinscripcion: 'ARANCEL REINSCRIPCIÓN',
};
const decirContrato = (contrato: string | null): string => {
  const [legajo, ampliacion] = (contrato ?? '').split('/');
  return ampliacion ? `legajo #${legajo} (ampliación ${ampliacion})` : `legajo #${legajo}`;
};
const describir = ({ circuito, contrato, concepto, anio, medio, recibo }: PagoAImportar): string => {
  const que =
    circuito === 'matriculados'
      ? `${CONCEPTOS[concepto] ?? concepto} ${anio}`
      : `${DE_LEGAJO[circuito]} ${decirContrato(contrato)}`;
  const como = [recibo && `recibo ${recibo}`, medio].filter(Boolean).join(', ');
  return como === '' ? `${que} (sistema anterior)` : `${que} (sistema anterior: ${como})`;
};

type LoQueSeImporta = {
  deudas: readonly DeudaAImportar[];
  de_legajos: readonly DeudaDeLegajoAImportar[];
  pagos: readonly PagoAImportar[];
  ahora: Date;
};
type AvisarDelAvance = (hechas: number) => Promise<unknown>;

/** What was owed and what was paid before, in the books: nothing of it is of a till of the college. */
export const importarDinero = async (
  trx: Db,
  { deudas, de_legajos, pagos, ahora }: LoQueSeImporta,
  alAvanzar: AvisarDelAvance,
): Promise<void> => {
  const codigos = [...new Set([...deudas, ...pagos].flatMap(({ matricula }) => matricula ?? []))];
  const matriculas = await findMatriculasNombradas(trx, codigos);
  const deAntes = await findCargosNombrados(trx, codigos);
  const nuevos = [...armarCargos(deudas, pagos)].filter(([clave]) => !deAntes.has(clave));
  await insertCargosImportados(
    trx,
    nuevos.map(([, { matricula, ...cargo }]) => ({
      ...cargo,
      matricula_id: exigirNombrado(matriculas.get(matricula), matricula).id,
    })),
    ahora,
  );
  const cargos = await findCargosNombrados(trx, codigos);
  const contratos = await findContratosNombrados(trx, [
    ...new Set(
      [...de_legajos, ...pagos].flatMap(({ contrato }) => (contrato === null ? [] : legajoDelContrato(contrato))),
    ),
  ]);
  const deudasDeContratos = de_legajos.map(({ contrato, ...deuda }) => ({
    ...deuda,
    detalle_id: exigirNombrado(contratos.get(contrato), `el legajo ${contrato}`).detalle_id,
  }));
  const seDebe = new Set(deudasDeContratos.map(claveDeContrato));
  const renglones = new Map<string, number>();
  const resolver = (pago: PagoAImportar): PagoImportado => {
    const { numero, circuito, concepto, dia } = pago;
    const renglon = (renglones.get(numero) ?? 0) + 1;
    renglones.set(numero, renglon);
    const comun = {
      numero,
      renglon,
      circuito,
      concepto: circuito === 'timbrados' ? 'timbrado' : concepto,
      dia,
      importe: pago.importe,
      descripcion: describir(pago),
    };
    if (circuito === 'matriculados') {
      const clave = claveDe(pago);
      const { persona_id } = exigirNombrado(matriculas.get(pago.matricula ?? ''), `la matrícula ${pago.matricula}`);
      return {
        ...comun,
        persona_id,
        detalle_id: null,
        salda: false,
        cargo_id: exigirNombrado(cargos.get(clave), `el cargo ${clave}`),
      };
    }
    const { detalle_id, persona_id } = exigirNombrado(contratos.get(pago.contrato ?? ''), `el legajo ${pago.contrato}`);
    const salda = !seDebe.has(claveDeContrato({ detalle_id, circuito }));
    return { ...comun, persona_id, detalle_id, cargo_id: null, salda };
  };
  // those of one contract are written together: its CEP says all that was paid
  const resueltos = pagos.map(resolver).sort((a, b) => (a.detalle_id ?? 0) - (b.detalle_id ?? 0));
  await insertCargosDeContratosImportados(trx, armarCargosDeContratos([...deudasDeContratos, ...resueltos]), ahora);
  for (const tanda of enTandas(resueltos)) {
    await sellarImportados(trx, await insertPagosImportados(trx, tanda, ahora));
    await alAvanzar(tanda.length);
  }
};

const enTandas = (pagos: readonly PagoImportado[]): PagoImportado[][] => {
  const tandas: PagoImportado[][] = [];
  for (const pago of pagos) {
    const actual = tandas.at(-1);
    const sigueElContrato = pago.detalle_id !== null && actual?.at(-1)?.detalle_id === pago.detalle_id;
    if (actual && (actual.length < PAGOS_POR_VEZ || sigueElContrato)) actual.push(pago);
    else tandas.push([pago]);
  }
  return tandas;
};
