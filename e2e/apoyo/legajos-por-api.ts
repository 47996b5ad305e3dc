import type { AmpliacionEntrada, Legajo, LegajoEntrada } from '@colega/contract/legajos';
import { BASE_API } from '@colega/contract/route';
import { expect, type Page } from '@playwright/test';
import { crearLegajo, iso, pedirComo } from './crear-legajo.ts';

type Tarea = { id: number; tarea: { id: number; clave: string }; segmento: { key: string } };
type Estado = { id: number; clave: string };
type Reparto = { monto: string; tareas: { tarea: { id: number }; monto: string }[] };

const enviar = async <T>(page: Page, metodo: 'POST' | 'PUT', camino: string, data: unknown): Promise<T> => {
  const { headers } = await pedirComo(page);
  const respuesta = await page.request.fetch(`${BASE_API}${camino}`, { method: metodo, headers, data });
  expect(respuesta.ok(), await respuesta.text()).toBe(true);
  return (await respuesta.json()) as T;
};

export const leerLegajo = async (page: Page, id: number): Promise<Legajo> =>
  (await pedirComo(page)).leer<Legajo>(`/legajos/${id}`);

export const calcularMedicion = async (
  page: Page,
  sobre: { calculo_original_id?: number | null } = {},
  superficie = '150',
) => {
  const { leer } = await pedirComo(page);
  const { items } = await leer<{ items: Tarea[] }>('/segmento_tareas?pagination=false');
  const medicion = items.find(({ tarea, segmento }) => tarea.clave === 'medicion' && segmento.key === 'civil');
  const fecha = iso(-10);
  const generado = await enviar<{ id: number; resolucion_id: number }>(page, 'POST', '/calculo_honorarios/generar', {
    fecha,
    segmento: 'civil',
    factor_coeficiente: '1.3',
    categoria: 'segunda',
    tareas_valores: [{ segmento_tarea: medicion?.id, parametros: { superficie, plantas: '2' } }],
    honorario_convenido: '90000000.00',
    ...(sobre.calculo_original_id && { ...sobre, tipo_contrato: 'ampliacion' }),
  });
  const { monto, tareas } = await leer<Reparto>(`/calculo_honorarios/${generado.id}/tareas`);
  const { id: calculo_honorario_id, resolucion_id } = generado;
  return { tipo_calculo: 'automatico', fecha, monto, tareas, calculo_honorario_id, resolucion_id } as const;
};

export const crearAutomatico = async (page: Page): Promise<Legajo> => {
  const calculado = await calcularMedicion(page);
  return crearLegajo(page, 'tradicional', (legajo) => ({
    ...legajo,
    detalles: legajo.detalles.map((detalle) => ({ ...detalle, ...calculado })),
  }));
};

export const ampliarLegajo = async (page: Page, { id, detalles: [original] }: Legajo): Promise<number> => {
  if (!original) throw new Error('Un legajo tiene un contrato original');
  const { tipo_calculo, fecha, vencimiento, monto, tareas, calculo_honorario_id } = original;
  const calculado = calculo_honorario_id
    ? await calcularMedicion(page, { calculo_original_id: calculo_honorario_id })
    : { tipo_calculo, fecha, monto, tareas };
  const ampliacion: AmpliacionEntrada = {
    ...calculado,
    legajo_id: id,
    tipo_contrato: 'ampliacion',
    vencimiento,
    forma_de_pago: 'Contado',
  };
  return (await enviar<{ id: number }>(page, 'POST', '/legajo_detalles', ampliacion)).id;
};

export const confirmarContrato = async (page: Page, id: number | undefined): Promise<void> => {
  const { items } = await (await pedirComo(page)).leer<{ items: Estado[] }>('/estados_legajos');
  const confirmado = items.find(({ clave }) => clave === 'confirmado');
  await enviar(page, 'PUT', `/legajo_detalles/${id}/cambiar_estado`, { estado_id: confirmado?.id });
};

export const confirmarOriginal = (page: Page, { detalles }: Pick<Legajo, 'detalles'>): Promise<void> =>
  confirmarContrato(page, detalles.find(({ tipo_contrato }) => tipo_contrato === 'original')?.id);

export const cambiarLegajo = async (
  page: Page,
  { id, matricula, rubro, modalidad, detalles, comitentes, inmuebles }: Legajo,
  cambio: Partial<LegajoEntrada['detalles'][number]>,
  otros: Partial<LegajoEntrada> = {},
): Promise<void> => {
  const { leer } = await pedirComo(page);
  const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  const { distrito } = await leer<{ distrito: { id: number } }>(`/personas/${personaId}`);
  await enviar(page, 'PUT', `/legajos/${id}`, {
    matricula_id: matricula.id,
    rubro_id: rubro.id,
    modalidad_id: modalidad.id,
    distrito_id: distrito.id,
    detalles: detalles.map((detalle) => ({ ...detalle, ...cambio })),
    comitentes: comitentes.map(({ cuit, apellido_nombre }) => ({ cuit, apellido_nombre })),
    inmuebles: inmuebles.map(({ localidad, ...inmueble }) => ({ ...inmueble, localidad_id: localidad.id })),
    ...otros,
  });
};
