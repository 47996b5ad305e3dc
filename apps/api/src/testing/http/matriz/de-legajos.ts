import { diaDelColegio, sumarDias } from '@colega/domain/fechas';
import type { Mundo } from '../mundo.ts';
import { confirmado, conHabilidad, deTodos, type Linea, leer, mandar, propia, publica, sobre } from './lineas.ts';

const ampliado = async (m: Mundo) => {
  const legajo_id = await confirmado(m);
  return { legajo_id, id: await m.vida.ampliar(legajo_id) };
};
const observado = async (m: Mundo): Promise<number> => {
  const id = await confirmado(m);
  await m.vida.observar(id);
  return (await m.vida.leer(id)).observaciones[0]?.id ?? 0;
};

const presupuesto = ({ e }: Mundo) => {
  const vence = sumarDias(diaDelColegio(e.prueba.app.reloj()), 7);
  return { pedido: e.pedido(), para: 'Juan Pérez', vence };
};

export const HONORARIOS: Record<string, Linea> = {
  'GET /calculo_honorarios/catalogo': leer(publica(), () => '/calculo_honorarios/catalogo'),
  'GET /calculo_honorarios/tarifas': leer(publica(), () => '/calculo_honorarios/tarifas'),
  'POST /calculo_honorarios/presupuesto': mandar(publica(), () => '/calculo_honorarios/presupuesto', presupuesto),
  'POST /calculo_honorarios/presupuesto_propio': mandar(
    deTodos(),
    () => '/calculo_honorarios/presupuesto_propio',
    presupuesto,
  ),
  'GET /formulario_tareas/:id': leer(deTodos(), (m) => `/formulario_tareas/${m.tarea}`),
  'POST /calculo_honorarios/validar_tarea_valores': mandar(
    deTodos(),
    () => '/calculo_honorarios/validar_tarea_valores',
    (m) => ({ segmento_tarea: m.tarea, parametros: { superficie: '150', plantas: '2' } }),
  ),
  'GET /calculo_honorarios/estado_obra/items': leer(deTodos(), () => '/calculo_honorarios/estado_obra/items'),
  'POST /calculo_honorarios/estado_obra/calcular': mandar(
    deTodos(),
    () => '/calculo_honorarios/estado_obra/calcular',
    () => ({ estado_obra: { '4': { porcentaje_ejecutado: '50', observaciones: 'Falta una losa' } } }),
  ),
  'POST /categoria_vivienda_unifamiliar/calcular_categoria': mandar(
    deTodos(),
    () => '/categoria_vivienda_unifamiliar/calcular_categoria',
    () => Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`item_${i + 1}`, i < 4])),
  ),
  'GET /calculo_honorarios/tipo_obras': leer(deTodos(), () => '/calculo_honorarios/tipo_obras'),
  'POST /calculo_honorarios/calcular': mandar(
    conHabilidad(200, 200),
    () => '/calculo_honorarios/calcular',
    (m) => m.e.pedido(),
  ),
  'POST /calculo_honorarios/generar': mandar(
    conHabilidad(200, 200),
    () => '/calculo_honorarios/generar',
    (m) => ({
      ...m.e.pedido(),
      honorario_convenido: '90000000.00',
    }),
  ),
  'GET /calculo_honorarios/:id/tareas': leer(propia(), (m) => `/calculo_honorarios/${m.calculo.id}/tareas`),
  'GET /calculo_honorarios/:id': leer(propia(), (m) => `/calculo_honorarios/${m.calculo.id}`),
  'GET /calculo_honorarios/:id/:url': leer(propia(), (m) => `/calculo_honorarios/${m.calculo.id}/${m.documento}`),
};

let vistas = 0;
const unaVista = () => {
  vistas += 1;
  return { nombre: `Vista ${vistas}`, filtros: { espera: 'matriculado' } };
};
const idDeVista = async (m: Mundo): Promise<number> => {
  const respuesta = await m.e.mgarcia('POST', '/vistas_de_legajos', { payload: unaVista() });
  return Math.max(...respuesta.json<{ items: { id: number }[] }>().items.map(({ id }) => id));
};

export const LEGAJOS: Record<string, Linea> = {
  'GET /busqueda': leer(deTodos(), () => '/busqueda?texto=gomez'),
  'GET /legajos/ya_cargados': leer(deTodos(), () => '/legajos/ya_cargados'),
  'GET /legajos': leer(propia(), (m) => `/legajos?persona.id=${m.persona.id}`),
  'GET /legajos/exportar/csv': leer(propia(), (m) => `/legajos/exportar/csv?persona.id=${m.persona.id}`),
  'GET /legajos/exportar/xlsx': leer(propia(), (m) => `/legajos/exportar/xlsx?persona.id=${m.persona.id}`),
  'GET /vistas_de_legajos': leer(deTodos(), () => '/vistas_de_legajos'),
  'POST /vistas_de_legajos': mandar(deTodos(201), () => '/vistas_de_legajos', unaVista),
  'PUT /vistas_de_legajos/:id': sobre(propia(), idDeVista, (id) => `/vistas_de_legajos/${id}`, unaVista),
  'DELETE /vistas_de_legajos/:id': sobre(propia(), idDeVista, (id) => `/vistas_de_legajos/${id}`),
  ...Object.fromEntries(
    ['', '/acciones_posibles', '/inmuebles', '/permite_certificado', '/historial'].map((parte) => [
      `GET /legajos/:id${parte}`,
      leer(propia(), (m) => `/legajos/${m.visado.id}${parte}`),
    ]),
  ),
  // The creator is told which licence is not theirs.
  'POST /legajos': mandar(
    conHabilidad(201, 422),
    () => '/legajos',
    (m) => m.visado.payload,
  ),
  'PUT /legajos/:id': sobre(
    conHabilidad(),
    (m) => m.vida.crear(),
    ({ id }) => `/legajos/${id}`,
    (m, legajo) => m.vida.edicion(legajo),
  ),
  'DELETE /legajos/:id': sobre(
    conHabilidad(),
    (m) => m.vida.crear(),
    ({ id }) => `/legajos/${id}`,
  ),
  'GET /cvds/:id/imprimir': leer(propia(), (m) => `/cvds/${m.cvd.id}/imprimir`),
  'GET /legajo_detalles/:id': leer(propia(), (m) => `/legajo_detalles/${m.ampliacion}`),
  'POST /legajo_detalles': sobre(
    conHabilidad(201),
    confirmado,
    () => '/legajo_detalles',
    (m, id) => m.vida.ampliacion(id),
  ),
  'PUT /legajo_detalles/:id': sobre(
    conHabilidad(),
    ampliado,
    ({ id }) => `/legajo_detalles/${id}`,
    (m, { legajo_id }) => m.vida.ampliacion(legajo_id),
  ),
  'DELETE /legajo_detalles/:id': sobre(conHabilidad(), ampliado, ({ id }) => `/legajo_detalles/${id}`),
  'PUT /legajo_detalles/:id/cambiar_estado': sobre(
    conHabilidad(),
    ampliado,
    ({ id }) => `/legajo_detalles/${id}/cambiar_estado`,
    async (m) => ({ estado_id: await m.vida.estadoId('confirmado') }),
  ),
  'POST /legajo_observaciones/:id/responder': sobre(
    conHabilidad(),
    observado,
    (id) => `/legajo_observaciones/${id}/responder`,
    () => ({ texto: 'La partida es esa.' }),
  ),
};
