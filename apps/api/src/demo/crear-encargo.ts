import { zLegajoEntrada } from '@colega/contract/legajos';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Catalogo, PedidoDeCalculo } from '@colega/domain/honorarios';
import { Decimal, importe } from '@colega/domain/importes';
import type { Db } from '../db/conectar.ts';
import { calcular, generar, leerCalculo } from '../modules/honorarios/calculos.service.ts';
import { resolverComitentes } from '../modules/legajos/comitentes-de-legajo.ts';
import { crearLegajo } from '../modules/legajos/crear-legajo.service.ts';
import type { DepsDeLegajos } from '../modules/legajos/revisar-legajo.ts';
import type { Azar } from './azar.ts';
import { armarComitente, COLEGIO, EMPRESAS, MUNICIPALIDAD, PERSONAS } from './clientes.ts';
import type { CuentaDeDemo } from './cuentas.ts';
import type { Encargo } from './encargos.ts';
import { inmueblesDe, type LugaresDeDemo } from './lugares.ts';

export type EscenaDeDemo = {
  db: Db;
  deps: DepsDeLegajos;
  catalogo: Catalogo;
  azar: Azar;
  lugares: LugaresDeDemo;
  modalidades: ReadonlyMap<string, number>;
};
export type LegajoDeDemo = { encargo: Encargo; fecha: Fecha; manual: boolean; modalidad: string };
type Quien = { username: string; user_id: number; persona_id: number };
export type LegajoCreado = { id: number; fecha: Fecha; quien: Quien; encargo: LegajoDeDemo };
/** An expansion names the calculation of its original contract. */
type Sobre = { tipo_contrato?: 'ampliacion'; calculo_original_id?: number | null };

const FORMAS_DE_PAGO = ['Contado', '50 % al firmar y el saldo a la entrega', 'En tres cuotas mensuales'] as const;
const TRIBUNALES = ['Tribunales de La Plata', 'Tribunales de Mar del Plata', 'Tribunales de Azul'] as const;
const DESTINOS = ['EDELAP', 'EDEA', 'Presentación municipal', 'Presentar ante quien corresponda'] as const;
const TOPE_DE_VENCIMIENTO = '2050-12-30';

const alMediodia = (fecha: Fecha): Date => new Date(`${fecha}T15:00:00Z`);
export const momentoDelDia = (dia: Fecha) => ({ ahora: alMediodia(dia), hoy: dia });
const quienDe = ({ username, usuario_id: user_id, persona_id }: CuentaDeDemo): Quien => ({
  username,
  user_id,
  persona_id,
});

const pedidoDe = ({ catalogo }: EscenaDeDemo, { encargo, fecha }: LegajoDeDemo): PedidoDeCalculo => {
  const rubro = catalogo.datos.rubros.find(({ clave }) => clave === encargo.rubro);
  const segmento = rubro?.segmento?.key ?? '';
  const tareas_valores = encargo.tareas.map(({ clave, parametros }) => {
    const tarea = [...catalogo.tareas.values()].find((t) => t.clave === `${segmento}.${clave}`);
    if (!tarea) throw new Error(`La demo usa la tarea ${segmento}.${clave}, que no existe`);
    return { segmento_tarea: tarea.id, parametros };
  });
  return { fecha, segmento, factor_coeficiente: encargo.coeficiente, categoria: encargo.categoria, tareas_valores };
};

const convenidoDe = (minimo: string, azar: Azar): string => {
  if (azar.entero(1, 4) === 1) return minimo;
  const pactado = new Decimal(minimo).times(100 + azar.entero(2, 50)).div(100_000);
  return importe(pactado.ceil().times(1000));
};

const detalleAutomatico = async (escena: EscenaDeDemo, quien: Quien, legajo: LegajoDeDemo, sobre: Sobre) => {
  const { db, catalogo, azar } = escena;
  const pedido = { ...pedidoDe(escena, legajo), ...sobre };
  const honorario_convenido = convenidoDe(calcular(catalogo, pedido).honorario, azar);
  const nuevo = { ...pedido, honorario_convenido };
  const { id, resolucion_id } = await generar(db, catalogo, quien, nuevo, alMediodia(legajo.fecha));
  const calculo = await leerCalculo(db, id, quien.persona_id);
  const tareas = (calculo?.tareas ?? []).map(({ tarea: { id: tareaId }, monto }) => ({
    monto,
    tarea: { id: tareaId },
  }));
  return { tipo_calculo: 'automatico', monto: honorario_convenido, tareas, calculo_honorario_id: id, resolucion_id };
};

const detalleManual = ({ catalogo, azar }: EscenaDeDemo) => {
  const manuales = catalogo.datos.tareas.filter(({ manual }) => manual);
  const desde = azar.entero(0, Math.max(0, manuales.length - 2));
  const tareas = manuales.slice(desde, desde + azar.entero(1, 2)).map(({ id }) => ({
    monto: importe(new Decimal(azar.entero(90, 900)).times(1000)),
    tarea: { id },
  }));
  const monto = tareas.reduce((total, tarea) => total.plus(tarea.monto), new Decimal(0));
  return { tipo_calculo: 'manual', monto: importe(monto), tareas };
};

const EXIGIDOS: Readonly<Record<string, typeof MUNICIPALIDAD>> = { res_806: MUNICIPALIDAD, colegio_comitente: COLEGIO };

const comitentesDe = ({ azar }: EscenaDeDemo, modalidad: string, localidad_id: number) => {
  const exigido = EXIGIDOS[modalidad];
  return [armarComitente(exigido ?? (azar.entero(1, 4) === 1 ? azar.de(EMPRESAS) : azar.de(PERSONAS)), localidad_id)];
};

export const contratoDe = (escena: EscenaDeDemo, quien: Quien, legajo: LegajoDeDemo, sobre: Sobre = {}) =>
  legajo.manual ? detalleManual(escena) : detalleAutomatico(escena, quien, legajo, sobre);

const rubroDe = ({ catalogo }: EscenaDeDemo, { encargo }: LegajoDeDemo) =>
  catalogo.datos.rubros.find(({ clave }) => clave === encargo.rubro);

export const condicionesDe = (escena: EscenaDeDemo, legajo: LegajoDeDemo) => {
  const { azar } = escena;
  const { fecha } = legajo;
  return {
    fecha,
    vencimiento: minimaFecha(sumarDias(fecha, azar.entero(180, 720)), TOPE_DE_VENCIMIENTO),
    forma_de_pago: azar.de(FORMAS_DE_PAGO),
    tribunal_actuante: azar.de(TRIBUNALES),
    destino_tarea: rubroDe(escena, legajo)?.es_electrico ? azar.de(DESTINOS) : '',
  };
};

const minimaFecha = (a: Fecha, b: Fecha): Fecha => (a < b ? a : b);

const matriculaDe = ({ matriculas }: CuentaDeDemo, { rubro }: Encargo): number | undefined =>
  rubro.startsWith('instalaciones') ? matriculas.at(-1) : matriculas[0];

export const crearEncargo = async (
  escena: EscenaDeDemo,
  cuenta: CuentaDeDemo,
  legajo: LegajoDeDemo,
): Promise<LegajoCreado> => {
  const { db, deps, azar, lugares, modalidades } = escena;
  const { encargo, fecha, manual, modalidad } = legajo;
  const quien = quienDe(cuenta);
  const lugar = azar.de(lugares);
  const leido = zLegajoEntrada.parse({
    matricula_id: matriculaDe(cuenta, encargo),
    distrito_id: cuenta.distrito_id,
    modalidad_id: modalidades.get(modalidad),
    rubro_id: rubroDe(escena, legajo)?.id,
    detalles: [{ ...(await contratoDe(escena, quien, legajo)), ...condicionesDe(escena, legajo) }],
    comitentes: comitentesDe(escena, modalidad, lugar.id),
    inmuebles: inmueblesDe(lugar, manual ? 1 : encargo.unidades, azar),
  });
  const clientes = await resolverComitentes(leido.comitentes, deps.buscarComitente);
  const { id } = await crearLegajo(db, deps, quien, { leido, clientes }, momentoDelDia(fecha));
  return { id, fecha, quien, encargo: legajo };
};
