import { sql } from 'kysely';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { leerCatalogo, leerPedidosTipicos, type PedidoTipico } from '../honorarios/pedidos-tipicos.ts';
import type { Usuario } from './usuarios.ts';

const COMITENTE = { cuit: '27301112225', apellido_nombre: 'Fernández Ana Paula', locador: false };
const CONVENIDO = '90000000.00';
const DIAS_DE_CONTRATO = 300;

type Lugar = { rubro_id: number; modalidad_id: number; localidad_id: number; partido: string };
type Tareas = { monto: string; tareas: { tarea: { id: number }; monto: string }[] };
export type Pedidos = {
  calculos: readonly PedidoTipico['pedido'][];
  generar: Record<string, unknown>;
  legajo(usuario: Usuario, calculo: { id: number; resolucion_id: number }, tareas: Tareas): Record<string, unknown>;
};

const findLugar = async (db: Db): Promise<Lugar> => {
  const { rows } = await sql<Lugar>`
    select (select id from rubros where clave = 'obra_civil') as rubro_id,
      (select id from modalidades where clave = 'tradicional') as modalidad_id,
      l.id as localidad_id, p.codigo_arba as partido
    from localidades l join partidos p on p.id = l.partido_id where p.codigo_arba <> '' order by l.id limit 1`.execute(
    db,
  );
  if (!rows[0]) throw new Error('Faltan los datos de referencia');
  return rows[0];
};

const sumarDias = (fecha: string, dias: number): string =>
  new Date(Date.parse(fecha) + dias * 86_400_000).toISOString().slice(0, 10);

/** The college's typical calculations, and a file of the first civil one. */
export const prepararPedidos = async (db: Db): Promise<Pedidos> => {
  const tipicos = leerPedidosTipicos(leerCatalogo()).map(({ pedido }) => pedido);
  const civil = tipicos.find(({ segmento }) => segmento === 'civil');
  if (!civil) throw new Error('No hay un pedido típico de obra civil');
  const { rubro_id, modalidad_id, localidad_id, partido } = await findLugar(db);
  const { fecha } = civil;
  const vencimiento = sumarDias(new Date().toISOString().slice(0, 10), DIAS_DE_CONTRATO);
  const textos = { clausula_condicion: '', destino_tarea: '', observaciones: '' };
  return {
    calculos: tipicos,
    generar: { ...civil, honorario_convenido: CONVENIDO },
    legajo: ({ matricula_id, distrito_id }, { id, resolucion_id }, { monto, tareas }) => ({
      ...{ matricula_id, distrito_id, modalidad_id, rubro_id },
      comitentes: [COMITENTE],
      inmuebles: [
        {
          ...{ calle: 'Calle 50', numero: '1234', circunscripcion: 'II', seccion: 'C', manzana: '45', parcela: '12a' },
          ...{ localidad_id, partido, latitud: '-34.9205', longitud: '-57.9536' },
        },
      ],
      detalles: [
        {
          ...{ tipo_calculo: 'automatico', fecha, vencimiento, monto },
          ...{ monto_diferenciado: 0, calculo_honorario_id: id, resolucion_id },
          tareas: tareas.map(({ tarea, monto }) => ({
            ...{ monto, cep_calculo_diferenciado: false },
            tarea: { id: tarea.id },
          })),
          ...{ tribunal_actuante: 'Tribunales de La Plata', forma_de_pago: 'Contado', ...textos },
        },
      ],
    }),
  };
};
