import type { LegajoEntrada } from '@colega/contract/legajos';
import type { Db } from '../../db/conectar.ts';
import type { RegistroDeCuits } from '../../modules/referencias/cuits/registro-de-cuits.ts';
import { matricula, type UsuarioDePrueba, usuario } from '../construir.ts';
import { type AppDePrueba, crearAppDePrueba, type OpcionesDeApp, type Pedir } from '../crear-app-de-prueba.ts';

export const PERSONA_FISICA = '27301112225';
export const EMPRESA = '30712345671';
export const DE_RES_806 = '30999001110';
const PADRON = new Map([
  [PERSONA_FISICA, { apellido_nombre: 'FERNANDEZ ANA PAULA', fisico: true }],
  [EMPRESA, { apellido_nombre: 'CONSTRUCTORA DEL SUR SA', fisico: false }],
  [DE_RES_806, { apellido_nombre: 'MUNICIPALIDAD DE VILLA SERENA', fisico: false }],
]);

export const padron: RegistroDeCuits = {
  buscar: async (cuit) => {
    const conocido = PADRON.get(cuit);
    return conocido ? { cuit, ...conocido } : null;
  },
};

export const FECHA = '2026-03-16';
export const AHORA = new Date('2026-03-20T15:00:00Z');
export const PEDIDO = {
  fecha: FECHA,
  segmento: 'civil',
  factor_coeficiente: '1.3',
  categoria: 'segunda',
  tareas_valores: [] as { segmento_tarea: number; parametros: Record<string, unknown> }[],
};

export type CalculoDePrueba = {
  id: number;
  resolucion_id: number;
  monto: string;
  tareas: { tarea: { id: number; nombre: string }; monto: string }[];
};

const idDe = async (db: Db, tabla: 'rubros' | 'modalidades' | 'tareas', clave: string): Promise<number> =>
  (await db.selectFrom(tabla).select('id').where('clave', '=', clave).executeTakeFirstOrThrow()).id;

export const segmentoTarea = async (db: Db, segmento: string, tarea: string): Promise<number> =>
  (
    await db
      .selectFrom('segmento_tareas as st')
      .innerJoin('segmentos as s', 's.id', 'st.segmento_id')
      .innerJoin('tareas as t', 't.id', 'st.tarea_id')
      .select('st.id')
      .where('s.key', '=', segmento)
      .where('t.clave', '=', tarea)
      .executeTakeFirstOrThrow()
  ).id;

const INMUEBLE = {
  calle: 'Calle 50',
  numero: '1234',
  circunscripcion: 'II',
  seccion: 'C',
  manzana: '45',
  parcela: '12a',
  latitud: '-34.9205',
  longitud: '-57.9536',
};

export const crearEscenario = async (cuits: RegistroDeCuits = padron, deps: OpcionesDeApp = {}) => {
  const prueba: AppDePrueba = await crearAppDePrueba({ ahora: AHORA, cuits, ...deps });
  const { db } = prueba;
  const alta = async (username: string) => {
    const cuenta: UsuarioDePrueba = await usuario(db, username, { datos: { apellido: 'García', nombre: 'María' } });
    const { id } = await matricula(db, cuenta.persona.id);
    return { cuenta, matricula_id: id };
  };
  const una = await alta('mgarcia');
  const otra = await alta('csosa');
  const pedirComo: Pedir = await prueba.conSesion('mgarcia');
  const pedirComoOtra: Pedir = await prueba.conSesion('csosa');
  const medicion = await segmentoTarea(db, 'civil', 'medicion');
  const localidad = await db
    .selectFrom('localidades as l')
    .innerJoin('partidos as p', 'p.id', 'l.partido_id')
    .select(['l.id', 'p.codigo_arba'])
    .where('p.codigo_arba', '<>', '')
    .orderBy('l.id')
    .executeTakeFirstOrThrow();

  const inmueble = { ...INMUEBLE, localidad_id: localidad.id, partido: localidad.codigo_arba };

  const pedido = (cambios: Partial<typeof PEDIDO> = {}) => ({
    ...PEDIDO,
    tareas_valores: [{ segmento_tarea: medicion, parametros: { superficie: '150', plantas: '2' } }],
    ...cambios,
  });

  const generar = async (
    pedir: Pedir = pedirComo,
    cambios: Partial<typeof PEDIDO> = {},
    convenido = '90000000.00',
  ): Promise<CalculoDePrueba> => {
    const payload = { ...pedido(cambios), honorario_convenido: convenido };
    const generado = await pedir('POST', '/calculo_honorarios/generar', { payload });
    if (generado.statusCode !== 200) throw new Error(generado.body);
    const { id, resolucion_id } = generado.json<{ id: number; resolucion_id: number }>();
    const tareas = await pedir('GET', `/calculo_honorarios/${id}/tareas`);
    return { id, resolucion_id, ...tareas.json<Pick<CalculoDePrueba, 'monto' | 'tareas'>>() };
  };

  const detalle = (calculo: CalculoDePrueba): LegajoEntrada['detalles'][number] => ({
    tipo_calculo: 'automatico',
    fecha: FECHA,
    vencimiento: '2027-03-16',
    monto: calculo.monto,
    monto_diferenciado: 0,
    tareas: calculo.tareas.map(({ tarea, monto }) => ({
      monto,
      cep_calculo_diferenciado: false,
      tarea: { id: tarea.id },
    })),
    calculo_honorario_id: calculo.id,
    resolucion_id: calculo.resolucion_id,
    tribunal_actuante: 'Tribunales de La Plata',
    forma_de_pago: 'Contado',
    clausula_condicion: '',
    destino_tarea: '',
    observaciones: '',
  });

  const rubro_id = await idDe(db, 'rubros', 'obra_civil');
  const modalidad_id = await idDe(db, 'modalidades', 'tradicional');
  const legajo = (calculo: CalculoDePrueba, cambios: Partial<LegajoEntrada> = {}): LegajoEntrada => ({
    matricula_id: una.matricula_id,
    distrito_id: una.cuenta.persona.distrito_id,
    modalidad_id,
    rubro_id,
    detalles: [detalle(calculo)],
    comitentes: [{ cuit: PERSONA_FISICA, apellido_nombre: 'Fernández Ana Paula', locador: false }],
    inmuebles: [inmueble],
    ...cambios,
  });

  return {
    prueba,
    db,
    mgarcia: pedirComo,
    csosa: pedirComoOtra,
    persona: una.cuenta.persona,
    otra: {
      persona: otra.cuenta.persona,
      matricula_id: otra.matricula_id,
      distrito_id: otra.cuenta.persona.distrito_id,
    },
    localidad,
    inmueble,
    idDe: (tabla: 'rubros' | 'modalidades' | 'tareas', clave: string) => idDe(db, tabla, clave),
    segmentoTarea: (segmento: string, tarea: string) => segmentoTarea(db, segmento, tarea),
    pedido,
    generar,
    detalle,
    legajo,
  };
};
export type Escenario = Awaited<ReturnType<typeof crearEscenario>>;
