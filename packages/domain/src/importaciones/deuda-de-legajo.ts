import { importe as aImporte, Decimal } from '../importes/index.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { FilaAImportar } from './filas.ts';
import { contratoDe, decirContrato } from './nombrar-contrato.ts';
import { type AnteriorDelPlan, dependeDe, type Juicio, type Plan, valorDe } from './plan.ts';

export type ConceptoDeLegajo = 'cep' | 'timbrados';

/** How a charge of a contract is named, as those of a licence are by code, concept and year. */
export const claveDeContrato = (contrato: string, concepto: ConceptoDeLegajo): string =>
  `legajo ${contrato} ${concepto}`;

const noSeCobra = ({ sin_cep, sin_timbrado }: AnteriorDelPlan, concepto: ConceptoDeLegajo): boolean =>
  concepto === 'cep' ? sin_cep : sin_timbrado;

/** What keeps a balance or a payment from being of the contract that it names. */
export const problemasDelContrato = (
  fila: FilaAImportar,
  plan: Plan,
  deAnulado: 'fila_saldo_de_anulado' | 'fila_pago_de_anulado',
): ProblemaDeFila[] => {
  const [numero, ampliacion] = [valorDe(fila, 'legajo'), valorDe(fila, 'ampliacion')];
  const legajo = plan.legajo(numero);
  const dicho = decirContrato(numero, ampliacion);
  const de = { campo: 'legajo', datos: { valor: dicho } };
  if (legajo.entrada !== 'entra') return dependeDe(legajo.entrada, 'legajo', 'legajo', numero);
  if (plan.hay.legajos.get(numero)?.anterior === false) return [{ codigo: 'fila_legajo_de_otro', ...de }];
  const codigo = valorDe(fila, 'matricula');
  if (codigo !== '' && plan.matricula(codigo).cuit !== legajo.cuit)
    return [{ codigo: 'fila_legajo_de_otra_matricula', campo: 'matricula', datos: { valor: numero } }];
  const contrato = plan.contrato(numero, ampliacion);
  if (contrato.entrada !== 'entra') return dependeDe(contrato.entrada, 'ampliacion', 'ampliacion', dicho);
  return legajo.anulado || contrato.anulado ? [{ codigo: deAnulado, ...de }] : [];
};

/** What is still owed of a contract's CEP or stamp: its charge is that with what was paid of it. */
export const juzgarDeudaDeLegajo = (fila: FilaAImportar, plan: Plan, concepto: ConceptoDeLegajo): Juicio => {
  const [numero, ampliacion] = [valorDe(fila, 'legajo'), valorDe(fila, 'ampliacion')];
  if (numero === '')
    return { existe: false, problemas: [{ codigo: 'fila_pago_sin_destino', campo: 'legajo' }], datos: { concepto } };
  const problemas = problemasDelContrato(fila, plan, 'fila_saldo_de_anulado');
  // what was paid of one that does not pay today was paid; it owes nothing
  if (problemas.length === 0 && noSeCobra(plan.legajo(numero), concepto))
    problemas.push({ codigo: 'fila_saldo_exento', campo: 'concepto', datos: { valor: numero } });
  const datos = { concepto, matricula: null, anio: null };
  const saldo = valorDe(fila, 'importe') || '0';
  const cargo = plan.hay.cargos.get(claveDeContrato(contratoDe(fila), concepto));
  if (cargo) {
    const queda = new Decimal(cargo.importe).minus(cargo.pagado);
    if (problemas.length === 0 && !queda.eq(saldo))
      problemas.push({
        codigo: 'fila_cargo_distinto',
        campo: 'importe',
        datos: { importe: cargo.importe, saldo: aImporte(queda) },
      });
    return { existe: true, problemas, datos };
  }
  const { monto } = plan.contrato(numero, ampliacion);
  if (problemas.length === 0 && new Decimal(saldo).gt(monto))
    problemas.push({ codigo: 'fila_saldo_de_mas', campo: 'importe', datos: { monto } });
  return { existe: false, problemas, datos };
};
