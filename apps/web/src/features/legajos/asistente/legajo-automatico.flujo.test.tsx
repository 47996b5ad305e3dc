import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos, rutasDeYaCargados } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { guardarBorrador, leerBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { calculo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { matricula, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import {
  categoria,
  configuracion,
  localidad,
  modalidad,
  pagina,
  rubro,
  segmentoTarea,
} from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { retomable } from '@colega/web-kit/testing/retomar.ts';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { direccionConLoCalculado } from '../../../lib/navegacion/direcciones.ts';
import { guardarLoPresupuestado, leerLoPresupuestado } from '../laboratorio/lo-presupuestado.ts';
import { escribirTextoDelEnlace } from '../laboratorio/texto-del-enlace.ts';
import { nombreDeLoCalculado } from './borradores-de-lo-calculado.ts';
import LegajoAutomatico from './legajo-automatico.tsx';

// Leaflet draws on a real page: the browser journeys try it, and here the coordinates are typed.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

const r = rutasDeReferencias;
const h = rutasDeHonorarios;
const SIN_CONEXION =
  'Sin conexión: revisá tu internet y volvé a intentar. Lo que cargaste está guardado en este dispositivo.';
const ELECTRICIDAD = { id: 2, key: 'electricidad', nombre: 'Electricidad' };
const GAS = { id: 3, key: 'gas', nombre: 'Gas' };
const tarea = (id: number, nombre: string, cambios = {}) =>
  segmentoTarea({ id, formulario_id: id, tarea: { id, clave: `t${id}`, nombre, manual: false }, ...cambios });

const preparar = () => {
  responder(r.configuracion, configuracion());
  responder(rutasDePerfil.persona, persona());
  responder(
    rutasDePerfil.matriculas,
    pagina([
      matricula(),
      matricula({ id: 2, codigo: 'T-2', estado: { ...matricula().estado, nombre: 'Suspendido', clave: 'suspendido' } }),
    ]),
  );
  responder(
    r.rubros,
    pagina([
      rubro(),
      rubro({ id: 2, nombre: 'Eléctricas', segmento: ELECTRICIDAD, muestra_coeficiente: false, es_electrico: true }),
      rubro({ id: 3, nombre: 'Gas', segmento: GAS, muestra_coeficiente: false, oculta_categoria: true }),
      rubro({ id: 4, nombre: 'Topografía', segmento: null }),
    ]),
  );
  responder(
    r.modalidades,
    pagina([
      modalidad(),
      modalidad({ id: 2, nombre: 'Especial', alerta: 'La confirma el Distrito.' }),
      modalidad({ id: 3, nombre: 'Res. 806', exige_res_806: true }),
      modalidad({ id: 4, nombre: 'Vieja', activa: false }),
    ]),
  );
  responder(
    r.categorias,
    pagina([
      categoria({ id: 1, key: 'a', nombre: 'Primera' }),
      categoria({ id: 2, key: 'b', nombre: 'Segunda' }),
      categoria({ id: 3, key: 'unica', nombre: 'Única', segmento: ELECTRICIDAD }),
    ]),
  );
  responder(
    r.segmentoTareas,
    pagina([
      tarea(1, 'Proyecto', { bloquea: [2] }),
      tarea(2, 'Dirección', { bloquea: [1] }),
      tarea(3, 'Informe', { exige_acta_estado_obra: true }),
      tarea(4, 'Inspección', { segmento: ELECTRICIDAD, permite_varias_unidades: true }),
    ]),
  );
  responder(h.formulario, ({ params }) => ({
    id: Number(params.id),
    nombre: 'Formulario',
    key: 'f',
    fields: [
      ...(params.id === '2'
        ? [
            {
              label: 'Vivienda',
              key: 'items',
              type: 'hardcoded' as const,
              active: true,
              validaciones: [],
              fields: [],
            },
          ]
        : []),
      ...(params.id === '3'
        ? [
            {
              label: 'Acta',
              key: 'acta_estado_obra',
              type: 'complejo' as const,
              active: true,
              validaciones: [],
              fields: [],
            },
          ]
        : []),
      {
        label: 'Superficie',
        key: 'superficie',
        type: 'decimal' as const,
        active: true,
        validaciones: [{ key: 'max' as const, value: 1000 }],
        fields: [],
      },
    ],
    validaciones: [],
    interacciones: [],
  }));
  responder(h.tipoObras, { items: [] });
  responder(h.itemsEstadoObra, { items: [] });
  responder(h.validarTarea, { valida: true, mensajes: [], errores: [] });
  responder(
    h.calcular,
    calculo({ id: null, honorario_convenido: null, monto: null, tareas: null, mensajes: ['Ojo con la UR.'] }),
  );
  responder(h.generar, { id: 55, resolucion_id: 1, message: 'El cálculo del honorario quedó guardado' });
  responder(h.tareasDelCalculo, {
    monto: '150000.00',
    tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '150000.00' }],
  });
  responder(r.cuit, {
    cuit: '20123456786',
    apellido_nombre: 'GARCIA MARIA ELENA',
    fisico: true,
    res_806: false,
    locador: false,
  });
  responder(r.localidades, pagina([localidad({ id: 10, nombre: 'Tandil' })]));
  responder(rutasDeYaCargados.yaCargados, { items: [], formas_de_pago: ['Contado', 'En cuotas'] });
};

beforeEach(() => {
  iniciarSesion();
  preparar();
});

const abrir = async () => {
  const vista = dibujar(<LegajoAutomatico />, { direccion: '/app/ejercicio/legajo/automatico' });
  await screen.findByText('* Campos obligatorios');
  return vista;
};
const elegir = (campo: string, opcion: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: campo }), opcion);
const marcarCategoria = async (nombre: string) => {
  const categorias = within(await screen.findByRole('radiogroup', { name: 'Categoría' }));
  await userEvent.click(categorias.getByRole('radio', { name: nombre }));
};
// Typing key by key is slow, so it is used only where it is the subject.
const teclear = (campo: string, texto: string) => userEvent.type(screen.getByRole('textbox', { name: campo }), texto);
const pegar = async (campo: HTMLElement, texto: string) => {
  await userEvent.click(campo);
  await userEvent.paste(texto);
};
const escribir = (campo: string, texto: string) => pegar(screen.getByRole('textbox', { name: campo }), texto);
const reescribir = async (campo: string, texto: string) => {
  const casillero = screen.getByRole('textbox', { name: campo });
  await userEvent.clear(casillero);
  await pegar(casillero, texto);
};
const siguiente = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
const estaEn = (paso: string) => llegarAlPaso(new RegExp(paso));
const opcionesDe = (campo: string) =>
  within(screen.getByRole('combobox', { name: campo }))
    .getAllByRole('option')
    .map((opcion) => opcion.textContent);

const completarDatos = async (rubroElegido = 'Obras civiles') => {
  await elegir('Matrícula', 'T-12345 · Maestro Mayor de Obras');
  await elegir('Rubro', rubroElegido);
  await elegir('Modalidad', 'Tradicional');
  if (rubroElegido === 'Obras civiles') await marcarCategoria('Primera');
  await reescribir('Fecha Contrato', '03/11/2026');
  await reescribir('Vencimiento Contrato', '03/11/2027');
};
const agregar = async (nombre: string) => {
  await elegir('Tarea', nombre);
  await userEvent.click(screen.getByRole('button', { name: 'AGREGAR' }));
};
const tarjeta = (nombre: string) => screen.getByRole('button', { name: new RegExp(`^${nombre}`) });
const dejarDatos = async () => {
  await completarDatos();
  await siguiente();
};
const dejarTareas = async () => {
  await agregar('Proyecto');
  await pegar(await screen.findByRole('textbox', { name: 'Superficie' }), '100');
  await siguiente();
};
const dejarHonorario = async () => {
  await escribir('Honorario Convenido', '150.000,00');
  await siguiente();
};
const dejarComitente = async () => {
  await escribir('CUIT del comitente', '20123456786');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: 'Apellido' });
  await siguiente();
};
const dejarDomicilio = async () => {
  await escribir('Calle', 'San Martín');
  await escribir('Número', '450');
  await pegar(screen.getByRole('combobox', { name: 'Localidad' }), 'Tandil');
  await userEvent.click(await screen.findByRole('option', { name: /Tandil.*1900/ }));
};
const dejarTareasElectricas = async () => {
  await agregar('Inspección');
  await pegar(await screen.findByRole('textbox', { name: 'Superficie' }), '100');
  await siguiente();
};
const dejarDatosElectricos = async () => {
  await completarDatos('Eléctricas');
  await siguiente();
};
const hastaTareas = retomable(abrir, abrir, dejarDatos, /TAREAS/);
const hastaHonorario = retomable(abrir, hastaTareas, dejarTareas, /HONORARIO/);
const hastaComitente = retomable(abrir, hastaHonorario, dejarHonorario, /COMITENTE/);
const hastaUbicacion = retomable(abrir, hastaComitente, dejarComitente, /UBICACIÓN/);
const hastaTareasElectricas = retomable(abrir, abrir, dejarDatosElectricos, /TAREAS/);
const hastaHonorarioElectrico = retomable(abrir, hastaTareasElectricas, dejarTareasElectricas, /HONORARIO/);
const hastaComitenteElectrico = retomable(abrir, hastaHonorarioElectrico, dejarHonorario, /COMITENTE/);

describe('DATOS', () => {
  test('seis pasos, y solo lo que se puede elegir [AUT-002] [AUT-003] [AUT-017] [AUT-018]', async () => {
    await abrir();
    const pasos = within(screen.getByRole('navigation', { name: 'Pasos' })).getAllByRole('listitem');
    expect(pasos.map((paso) => paso.textContent?.replace(/^\d|,.*$/g, ''))).toEqual([
      'DATOS',
      'TAREAS',
      'HONORARIO',
      'COMITENTE',
      'UBICACIÓN',
      'CONTRATO',
    ]);
    expect(opcionesDe('Matrícula')).toHaveLength(2);
    expect(opcionesDe('Rubro')).not.toContain('Topografía');
    expect(opcionesDe('Modalidad')).not.toContain('Vieja');
  });

  test('categoría, coeficiente y alerta según lo elegido [AUT-019] [AUT-020] [AUT-021] [AUT-023] [AUT-024]', async () => {
    await abrir();
    await elegir('Rubro', 'Obras civiles');
    expect(await screen.findByRole('combobox', { name: 'Coeficiente' })).toHaveValue('1.3');
    expect(opcionesDe('Coeficiente').slice(1)).toEqual(['1,2', '1,3', '1,45']);
    await marcarCategoria('Segunda');
    await elegir('Rubro', 'Eléctricas');
    expect(screen.getByRole('radio', { name: 'Única' })).toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'Coeficiente' })).toBeNull();
    await elegir('Rubro', 'Gas');
    expect(screen.queryByRole('radiogroup', { name: 'Categoría' })).toBeNull();
    await elegir('Modalidad', 'Especial');
    expect(screen.getByText('La confirma el Distrito.')).toBeInTheDocument();
  });

  test('empieza con lo que se sabe, y así no es un borrador [S-853]', async () => {
    responder(rutasDePerfil.matriculas, pagina([matricula()]));
    const vista = await abrir();
    expect(screen.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveValue('20/11/2026');
    expect(screen.getByRole('textbox', { name: 'Vencimiento Contrato' })).toHaveValue('20/11/2027');
    expect(screen.getByRole('combobox', { name: 'Modalidad' })).toHaveDisplayValue('Tradicional');
    expect(screen.getByRole('combobox', { name: 'Matrícula' })).toHaveDisplayValue(/^T-12345/);
    const borradores = () => Object.keys(localStorage).filter((clave) => clave.startsWith('borrador:'));
    vista.unmount();
    expect(borradores()).toEqual([]);
    await abrir();
    await elegir('Rubro', 'Obras civiles');
    await waitFor(() => expect(borradores()).toHaveLength(1));
  });

  test('las fechas dicen qué no puede ser [AUT-030] [AUT-031] [AUT-033]', async () => {
    await abrir();
    await completarDatos();
    const pedidas: (string | null)[] = [];
    const anotar = ({ request }: { request: Request }) => {
      pedidas.push(new URL(request.url).searchParams.get('fecha'));
      return { items: [] };
    };
    responder(h.tipoObras, anotar);
    responder(h.itemsEstadoObra, anotar);
    await reescribir('Fecha Contrato', '01/12/2026');
    await reescribir('Vencimiento Contrato', '01/11/2026');
    await siguiente();
    expect(await screen.findAllByText(/La fecha no puede ser mayor a la actual/)).toHaveLength(2);
    expect(screen.getAllByText(/La fecha no puede ser menor a la actual/)).toHaveLength(2);
    await reescribir('Fecha Contrato', '31/12/2014');
    await siguiente();
    expect(await screen.findAllByText(/La fecha debe ser mayor o igual al año 2015/)).toHaveLength(2);
    expect(pedidas).not.toContain('2026-12-01');
    expect(pedidas).not.toContain('2014-12-31');
  });

  test('sin las tablas que dibujan los formularios se dice, y se puede reintentar', async () => {
    responder(h.tipoObras, () => problema(500, 'No'));
    dibujar(<LegajoAutomatico />, { direccion: '/app/ejercicio/legajo/automatico' });
    expect(await screen.findByText(/Error al intentar cargar los datos/)).toBeInTheDocument();
    responder(h.tipoObras, { items: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('combobox', { name: 'Rubro' })).toBeInTheDocument();
  });

  test('una fecha que se escribe sin red no se lleva el formulario; cuando vuelve, llegan las tablas de ese día', async () => {
    await abrir();
    await completarDatos();
    const tablas = [h.tipoObras, h.itemsEstadoObra];
    const sinRespuesta = vi.fn(() => sinRed());
    for (const tabla of tablas) responder(tabla, sinRespuesta);
    const fecha = screen.getByRole('textbox', { name: 'Fecha Contrato' });
    await reescribir('Fecha Contrato', '02/03/2026');
    // each one is tried twice
    await waitFor(() => expect(sinRespuesta).toHaveBeenCalledTimes(4));
    const pedidas: (string | null)[] = [];
    for (const tabla of tablas)
      responder(tabla, ({ request }) => {
        pedidas.push(new URL(request.url).searchParams.get('fecha'));
        return { items: [] };
      });
    await waitFor(() => {
      for (const suceso of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(suceso)));
      expect(pedidas).toEqual(expect.arrayContaining(['2026-03-02', '2026-03-02']));
    });
    expect(screen.getByRole('textbox', { name: 'Fecha Contrato' })).toBe(fecha);
    expect(fecha).toHaveValue('02/03/2026');
  });

  test('cambiar de segmento quita las tareas, lo dice y se puede deshacer [AUT-025]', async () => {
    await hastaTareas();
    await agregar('Proyecto');
    await screen.findByRole('textbox', { name: 'Superficie' });
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await elegir('Rubro', 'Eléctricas');
    expect(screen.getByText('Con este rubro se quitó la tarea que habías cargado.')).toBeInTheDocument();
    await siguiente();
    await estaEn('TAREAS');
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await siguiente();
    expect(await screen.findByRole('button', { name: /^Proyecto/ })).toBeInTheDocument();
  });

  test('si lo que no llega son las tareas, se dice [ERR-041]', async () => {
    responder(r.segmentoTareas, () => problema(500, 'No anda'));
    dibujar(<LegajoAutomatico />);
    expect(await screen.findByText('Error al obtener las tareas')).toBeInTheDocument();
    preparar();
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('* Campos obligatorios')).toBeInTheDocument();
  });

  test('si los datos no llegan, se avisa y se puede reintentar [ERR-001]', async () => {
    responder(r.rubros, () => problema(500, 'No anda'));
    dibujar(<LegajoAutomatico />);
    expect(
      (await screen.findAllByText('Error al intentar cargar los datos. Por favor, recargue la página')).length,
    ).toBeGreaterThan(0);
    preparar();
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('* Campos obligatorios')).toBeInTheDocument();
  });
});

describe('TAREAS', () => {
  test('hay que elegir, no se repite, y lo que choca se muestra con su porqué [AUT-035] [AUT-043] [AUT-044]', async () => {
    await hastaTareas();
    await userEvent.click(screen.getByRole('button', { name: 'AGREGAR' }));
    expect(screen.getByText('El campo tarea es obligatorio')).toBeInTheDocument();
    expect(opcionesDe('Tarea')).toEqual(['Elegí una tarea', 'Proyecto', 'Dirección', 'Informe']);
    await agregar('Proyecto');
    await screen.findByRole('textbox', { name: 'Superficie' });
    expect(screen.getByRole('option', { name: /Dirección — .*no puede agregarse junto con Proyecto/ })).toBeDisabled();
    await agregar('Proyecto');
    expect(await screen.findByText('La tarea ya ha sido agregada.')).toBeInTheDocument();
  });

  test('una sola abierta: la que se cierra se valida y queda marcada [AUT-036] [AUT-038] [AUT-039] [AUT-040] [AUT-047]', async () => {
    await hastaTareas();
    await agregar('Proyecto');
    await waitFor(() => expect(tarjeta('Proyecto')).toHaveAttribute('aria-expanded', 'true'));
    await agregar('Informe');
    await waitFor(() => expect(tarjeta('Informe')).toHaveAttribute('aria-expanded', 'true'));
    expect(tarjeta('Proyecto')).toHaveAttribute('aria-expanded', 'false');
    expect(tarjeta('Proyecto')).toHaveTextContent('Con errores');
    expect(screen.getByText('Debe cargar al menos un campo de la tarea.')).toBeInTheDocument();
    await userEvent.click(tarjeta('Proyecto'));
    await escribir('Superficie', '100');
    await userEvent.click(tarjeta('Proyecto'));
    await waitFor(() => expect(tarjeta('Proyecto')).toHaveTextContent('Datos correctos'));
  });

  test('el mínimo sigue a lo que se carga, y al seguir no se calcula otra vez [S-866]', async () => {
    let veces = 0;
    responder(h.calcular, () => {
      veces += 1;
      return calculo({ id: null, honorario_convenido: null, monto: null, tareas: null });
    });
    await hastaTareas();
    await agregar('Proyecto');
    expect(screen.queryByText(/Honorario mínimo hasta acá/)).toBeNull();
    await pegar(await screen.findByRole('textbox', { name: 'Superficie' }), '100');
    const linea = await screen.findByText(/^Honorario mínimo hasta acá:/, {}, { timeout: 3_000 });
    expect(linea).toHaveTextContent(/\$\s130\.000,00/);
    await userEvent.click(screen.getByRole('button', { name: 'Ver cómo' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Honorario mínimo hasta acá' });
    expect(within(dialogo).getByRole('row', { name: /^Honorario mínimo total/ })).toBeInTheDocument();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Superficie' }));
    expect(screen.queryByText(/Honorario mínimo hasta acá:/)).toBeNull();
    await pegar(screen.getByRole('textbox', { name: 'Superficie' }), '100');
    await siguiente();
    await estaEn('HONORARIO');
    expect(veces).toBe(1);
  });

  test('la superficie de una tarea se repite en otra de una vez, y queda para cambiarla [S-867]', async () => {
    responder(r.segmentoTareas, pagina([tarea(1, 'Proyecto'), tarea(2, 'Medición')]));
    responder(h.formulario, ({ params }) => ({
      ...{ id: Number(params.id), nombre: 'Formulario', key: 'f', validaciones: [], interacciones: [] },
      fields: [
        {
          ...{ label: 'Superficie', key: 'superficie', type: 'decimal' as const, unidad: 'm²' },
          ...{ active: true, validaciones: [], fields: [] },
        },
      ],
    }));
    await hastaTareas();
    await agregar('Proyecto');
    await pegar(await screen.findByRole('textbox', { name: /^Superficie/ }), '120,5');
    expect(screen.queryByRole('button', { name: /^Misma superficie/ })).toBeNull();
    await agregar('Medición');
    await userEvent.click(await screen.findByRole('button', { name: 'Misma superficie: 120,5 m²' }));
    expect(screen.getByRole('textbox', { name: /^Superficie/ })).toHaveValue('120,5');
    expect(screen.queryByRole('button', { name: /^Misma superficie/ })).toBeNull();
  });

  test('si hay una sola tarea, ya está elegida [S-868]', async () => {
    await hastaTareasElectricas();
    expect(screen.getByRole('combobox', { name: 'Tarea' })).toHaveDisplayValue('Inspección');
    await userEvent.click(screen.getByRole('button', { name: 'AGREGAR' }));
    expect(await screen.findByRole('button', { name: /^Inspección/, expanded: true })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Tarea' })).toHaveDisplayValue('Elegí una tarea');
  });

  test('se valida con la fecha del contrato y junto a las demás elegidas [AUT-040]', async () => {
    const pedidos: unknown[] = [];
    responder(h.validarTarea, async ({ request }) => {
      pedidos.push(await request.json());
      return { valida: true, mensajes: [], errores: [] };
    });
    await hastaTareas();
    await agregar('Proyecto');
    await escribir('Superficie', '100');
    await userEvent.click(tarjeta('Proyecto'));
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]).toMatchObject({ segmento_tarea: 1, tareas_elegidas: [1], fecha: '2026-11-03' });
  });

  test('la categoría de la vivienda se pide con la fecha del contrato, como su honorario [FRM-038]', async () => {
    const pedidos: unknown[] = [];
    responder(h.categoriaDeVivienda, async ({ request }) => {
      pedidos.push(await request.json());
      return { key: 'categoria_a' as const, codigo: '1.2.1', descripcion: 'Categoría A' };
    });
    await hastaTareas();
    await agregar('Dirección');
    expect(await screen.findByText('1.2.1')).toBeInTheDocument();
    expect(pedidos[0]).toMatchObject({ fecha: '2026-11-03', item_1: false });
  });

  test('si la validación falla, la tarjeta queda con errores [AUT-041]', async () => {
    responder(h.validarTarea, () => problema(500, 'No se pudo validar'));
    await hastaTareas();
    await agregar('Proyecto');
    await pegar(await screen.findByRole('textbox', { name: 'Superficie' }), '100');
    await userEvent.click(tarjeta('Proyecto'));
    await waitFor(() => expect(tarjeta('Proyecto')).toHaveTextContent('Con errores'));
    expect(screen.getByText('No se pudo validar')).toBeInTheDocument();
  });

  test('eliminar pregunta con sus textos [AUT-037]', async () => {
    await hastaTareas();
    await agregar('Proyecto');
    await userEvent.click(await screen.findByRole('button', { name: 'ELIMINAR TAREA' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Eliminar la tarea Proyecto?' });
    expect(within(dialogo).getByText('Los datos no podrán ser recuperados')).toBeInTheDocument();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Proyecto/ })).toBeNull());
  });

  test('la tarea que pide el acta espera a que se la cargue [FRM-011] [FRM-012]', async () => {
    await hastaTareas();
    await agregar('Informe');
    expect(await screen.findByRole('heading', { name: 'Estado de la Obra' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Superficie' })).toBeNull();
    expect(screen.getByText(/Después vas a poder completar esta tarea/)).toBeInTheDocument();
  });

  test('sin tareas, sin datos o con datos malos no se sigue [AUT-045] [AUT-046] [AUT-048]', async () => {
    await hastaTareas();
    await siguiente();
    expect(await screen.findAllByText(/Debe agregar al menos una tarea/)).toHaveLength(2);
    await agregar('Proyecto');
    await screen.findByRole('textbox', { name: 'Superficie' });
    await siguiente();
    expect(await screen.findAllByText('Debe cargar al menos un campo de la tarea Proyecto')).toHaveLength(2);
    await escribir('Superficie', '5000');
    await siguiente();
    expect(
      await screen.findByRole('link', { name: 'Proyecto · Superficie: El valor debe ser menor a 1000.' }),
    ).toBeInTheDocument();
    expect(tarjeta('Proyecto')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Verifique los datos ingresados.')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Superficie' }));
    await escribir('Superficie', '500');
    expect(screen.queryByText('Verifique los datos ingresados.')).toBeNull();
  });

  test('el resumen nombra la tarea, abre la que está cerrada y lleva al campo sin tocar la dirección [AUT-039]', async () => {
    const { router } = await hastaTareas();
    await agregar('Proyecto');
    await pegar(await screen.findByRole('textbox', { name: 'Superficie' }), '5000');
    await agregar('Informe');
    await waitFor(() => expect(tarjeta('Proyecto')).toHaveAttribute('aria-expanded', 'false'));
    await siguiente();
    expect(screen.queryByRole('textbox', { name: 'Superficie' })).toBeNull();
    await userEvent.click(
      await screen.findByRole('link', { name: 'Proyecto · Superficie: El valor debe ser menor a 1000.' }),
    );
    expect(tarjeta('Proyecto')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: 'Superficie' })).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });

  test('una falla del cálculo se lee bajo las tareas; sin respuesta, su texto [CAL-001] [ERR-002]', async () => {
    responder(h.calcular, () => problema(422, 'No hay una resolución vigente.'));
    await hastaTareas();
    await agregar('Proyecto');
    await pegar(await screen.findByRole('textbox', { name: 'Superficie' }), '100');
    await siguiente();
    expect(await screen.findByText('No hay una resolución vigente.')).toBeInTheDocument();
    responder(h.calcular, sinRed);
    await siguiente();
    expect(await screen.findByText('Error de procesamiento. Por favor, intente en otro momento.')).toBeInTheDocument();
    expect(screen.getByText(SIN_CONEXION)).toBeInTheDocument();
  });
});

describe('HONORARIO', () => {
  test('mínimo por tarea y total, mensajes y explicación [CAL-002] [CAL-003]', async () => {
    await hastaHonorario();
    const tabla = screen.getByRole('table', { name: 'Honorario mínimo por tarea' });
    expect(within(tabla).getByRole('row', { name: /Proyecto \$.130\.000,00/ })).toBeInTheDocument();
    expect(within(tabla).getByRole('row', { name: /total \$.130\.000,00/ })).toBeInTheDocument();
    expect(screen.getByText('Ojo con la UR.')).toBeInTheDocument();
    expect(screen.getByText(/100 m² × \$ 1\.000,00 × 1,3/)).toBeInTheDocument();
  });

  test('el convenido acepta coma y no baja del mínimo [CAL-004] [CAL-005] [CAL-008]', async () => {
    await hastaHonorario();
    await teclear('Honorario Convenido', '129999,99a');
    expect(screen.getByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('129999,99');
    await siguiente();
    expect(
      await screen.findAllByText(/El valor del H. convenido debe ser igual o mayor al H. mínimo./),
    ).not.toHaveLength(0);
    expect(screen.getByRole('heading', { level: 2, name: /HONORARIO/ })).toBeInTheDocument();
  });

  test('si generar no responde, su texto [CAL-006] [ERR-003]', async () => {
    responder(h.generar, sinRed);
    await hastaHonorario();
    await escribir('Honorario Convenido', '150000');
    await siguiente();
    expect(await screen.findByText('Error de procesamiento. Por favor, intente de nuevo.')).toBeInTheDocument();
  });

  test('si la tarifa cambió, el mínimo que se muestra es el de ahora', async () => {
    await hastaHonorario();
    responder(h.calcular, calculo({ honorario: '300000.00' }));
    responder(h.generar, () => problema(422, 'El valor del H. convenido debe ser igual o mayor al H. mínimo.'));
    await escribir('Honorario Convenido', '150000');
    await siguiente();
    expect(await screen.findByRole('row', { name: /total \$.300\.000,00/ })).toBeInTheDocument();
    expect(screen.getAllByText(/El valor del H. convenido debe ser igual o mayor/)).not.toHaveLength(0);
  });

  test('otro segmento deja sin completar los pasos que perdieron sus datos [AUT-025]', async () => {
    await hastaComitente();
    await userEvent.click(screen.getByRole('button', { name: /DATOS, completo/ }));
    await elegir('Rubro', 'Eléctricas');
    for (const paso of ['TAREAS', 'HONORARIO'])
      expect(screen.getByRole('button', { name: new RegExp(`${paso}, sin completar`) })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.getByRole('button', { name: /TAREAS, sin completar/ })).toBeInTheDocument();
  });

  test('un cambio en las tareas se calcula de nuevo al avanzar', async () => {
    await hastaComitente();
    await userEvent.click(screen.getByRole('button', { name: /TAREAS, completo/ }));
    const superficie = await screen.findByRole('textbox', { name: 'Superficie' });
    responder(h.calcular, calculo({ honorario: '200000.00' }));
    await userEvent.type(superficie, ',5');
    await userEvent.click(screen.getByRole('button', { name: /COMITENTE/ }));
    expect(await estaEn('HONORARIO')).toBeInTheDocument();
    expect(await screen.findAllByText(/igual o mayor al H. mínimo/)).not.toHaveLength(0);
  });
});

describe('COMITENTE', () => {
  const agregarCuit = async (cuit: string) => {
    const campo = screen.getByRole('textbox', { name: 'CUIT del comitente' });
    await userEvent.clear(campo);
    await userEvent.type(campo, `${cuit}{Enter}`);
  };

  test('Enter agrega; separa apellido y nombre; no repite; el que no existe lo dice [AUT-049] [AUT-050] [AUT-057] [AUT-058]', async () => {
    await hastaComitente();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar' })); // empty: Siguiente says more, in both places
    await siguiente();
    expect(await screen.findAllByText(/Debe agregar al menos un CUIT y presionar agregar/)).toHaveLength(2);
    await agregarCuit('20-12345678-6');
    expect(await screen.findByRole('textbox', { name: 'Apellido' })).toHaveValue('GARCIA');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('MARIA ELENA');
    await agregarCuit('20123456786');
    expect(await screen.findByText('El CUIT ya fue agregado')).toBeInTheDocument();
    responder(r.cuit, () => problema(404, 'No está'));
    await agregarCuit('30999999995');
    expect(await screen.findByText('El CUIT no pudo ser validado, comunicate con el Distrito')).toBeInTheDocument();
    responder(r.cuit, sinRed);
    await agregarCuit('30999999995');
    expect(await screen.findByText(SIN_CONEXION)).toBeInTheDocument();
    expect(screen.queryByText(/comunicate con el Distrito/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar a GARCIA MARIA ELENA' }));
    expect(screen.queryByRole('textbox', { name: 'Apellido' })).toBeNull();
  });

  test('un CUIT entero se busca solo; el que no puede serlo espera, y quitarle un dígito corta la búsqueda [S-854]', async () => {
    await hastaComitente();
    const pedidos: string[] = [];
    let contestar: (() => void) | undefined;
    const encontrado = { apellido_nombre: 'GARCIA MARIA ELENA', fisico: true, res_806: false, locador: false };
    responder(r.cuit, async ({ params }) => {
      pedidos.push(String(params.cuit));
      if (pedidos.length === 1) await new Promise<void>((listo) => (contestar = listo));
      return { ...encontrado, cuit: String(params.cuit) };
    });
    const campo = screen.getByRole('textbox', { name: 'CUIT del comitente' });
    await userEvent.type(campo, '20123456787');
    expect(pedidos).toEqual([]);
    await userEvent.clear(campo);
    await userEvent.type(campo, '30999999995');
    await waitFor(() => expect(pedidos).toEqual(['30999999995']));
    await userEvent.type(campo, '{Backspace}');
    contestar?.();
    expect(await screen.findByRole('button', { name: 'Agregar' })).toBeVisible();
    await userEvent.clear(campo);
    await pegar(campo, '20-12345678-6');
    expect(await screen.findByRole('button', { name: 'Quitar a GARCIA MARIA ELENA' })).toBeVisible();
    expect(pedidos).toEqual(['30999999995', '20123456786']);
    expect(campo).toHaveValue('');
    await userEvent.type(campo, '{Enter}');
    expect(screen.queryByText(/11 o 12 dígitos, sin letras/)).toBeNull();
  });

  test('un padrón lento se dice, deja seguir escribiendo y después ofrece reintentar [AUT-058]', async () => {
    await hastaComitente();
    responder(r.cuit, () => new Promise<never>(() => undefined));
    await agregarCuit('30999999995');
    const consultando = await screen.findByText(/^Estamos consultando el padrón/, {}, { timeout: 3_000 });
    expect(consultando).toHaveAttribute('role', 'status');
    expect(screen.getByRole('textbox', { name: 'CUIT del comitente' })).toBeEnabled();
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 6_000 });
    expect(screen.getByText('El CUIT no pudo ser validado, comunicate con el Distrito')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'CUIT del comitente' })).toHaveValue('30-99999999-5');
    const domicilio = { calle: 'San Luis', numero: '2210', localidad: localidad() };
    const encontrado = { cuit: '30999999995', apellido_nombre: 'NORTE SA', fisico: false, domicilio };
    responder(r.cuit, { ...encontrado, res_806: false, locador: false });
    await userEvent.click(reintentar);
    const real = within(await screen.findByRole('group', { name: 'Domicilio real' }));
    expect(real.getByRole('textbox', { name: 'Calle' })).toHaveValue('');
    const proponer = real.getByRole('button', { name: 'Usar el del padrón: San Luis 2210, La Plata' });
    await userEvent.click(proponer);
    expect(proponer).toBeDisabled();
    expect(real.getByRole('textbox', { name: 'Calle' })).toHaveValue('San Luis');
    expect(real.getByRole('combobox', { name: 'Localidad' })).toHaveValue('La Plata');
  });

  const callado = () =>
    problema(422, 'El CUIT no pudo ser validado, comunicate con el Distrito', undefined, 'padron_sin_respuesta');

  test('si el padrón no responde se agrega como provisorio, se escribe a mano, y se valida cuando responde [S-930]', async () => {
    await hastaComitente();
    responder(r.cuit, callado);
    await agregarCuit('20123456786');
    expect(await screen.findByText('El CUIT no pudo ser validado, comunicate con el Distrito')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Agregarlo como provisorio' }));
    const apellido = await screen.findByRole('textbox', { name: 'Apellido' });
    await waitFor(() => expect(apellido).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'CUIT del comitente' })).toHaveValue('');
    const nota = within(screen.getByRole('note', { name: 'Provisorio: falta que el padrón lo valide' }));
    await userEvent.click(nota.getByRole('button', { name: 'Consultar de nuevo' }));
    expect(await screen.findByText('El padrón sigue sin responder.')).toBeInTheDocument();
    await siguiente();
    expect(await screen.findAllByText('Este campo es obligatorio.')).not.toHaveLength(0);
    await pegar(apellido, 'Garcia');
    await siguiente();
    expect(await estaEn('UBICACIÓN')).toBeInTheDocument();
    responder(r.cuit, {
      ...{ cuit: '20123456786', apellido_nombre: 'PEREZ JUAN', fisico: true, res_806: false, locador: false },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(await screen.findAllByText(/^Ese CUIT es de Perez Juan/i)).not.toHaveLength(0);
    expect(screen.queryByText('Provisorio')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Garcia');
  });

  test('el que no figura no se ofrece como provisorio, y de la razón social de una empresa se ocupa quien la carga [S-930]', async () => {
    await hastaComitente();
    responder(r.cuit, () => problema(422, 'No figura', undefined, 'cuit_no_validado'));
    await agregarCuit('30999999995');
    expect(await screen.findByText('El CUIT no pudo ser validado, comunicate con el Distrito')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agregarlo como provisorio' })).toBeNull();
    responder(r.cuit, sinRed);
    await agregarCuit('30999999995');
    await userEvent.click(await screen.findByRole('button', { name: 'Agregarlo como provisorio' }));
    await pegar(await screen.findByRole('textbox', { name: 'Razón social' }), 'Norte SA');
    expect(screen.getByRole('textbox', { name: 'Firmante' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Quitar a Norte SA' })).toBeInTheDocument();
  });

  test('Siguiente espera a lo que se está buscando: si se agrega, sigue, y si no, se queda', async () => {
    await hastaComitente();
    const esperando: (() => void)[] = [];
    const esperarlo = () => new Promise<void>((listo) => void esperando.push(listo));
    const contestar = async () => {
      await waitFor(() => expect(esperando).toHaveLength(1));
      esperando.pop()?.();
    };
    const encontrado = { apellido_nombre: 'GARCIA MARIA ELENA', fisico: true, res_806: false, locador: false };
    responder(r.cuit, async () => {
      await esperarlo();
      return problema(404, 'No está');
    });
    await agregarCuit('30999999995');
    await siguiente();
    await contestar();
    expect(await screen.findByText('El CUIT no pudo ser validado, comunicate con el Distrito')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /COMITENTE/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'CUIT del comitente' })).toHaveFocus());
    responder(r.cuit, async () => {
      await esperarlo();
      return { ...encontrado, cuit: '20123456786' };
    });
    await agregarCuit('20123456786');
    await siguiente();
    expect(screen.queryByText(/^Debe agregar al menos un CUIT/)).toBeNull();
    await contestar();
    expect(await estaEn('UBICACIÓN')).toBeInTheDocument();
  });

  test('una empresa pide firmante, cargo y domicilios [AUT-052] [AUT-053] [AUT-054] [AUT-055]', async () => {
    responder(r.cuit, {
      cuit: '30712345671',
      apellido_nombre: 'SUR SA',
      fisico: false,
      res_806: false,
      locador: false,
    });
    await hastaComitente();
    await agregarCuit('30712345671');
    await screen.findByRole('textbox', { name: 'Firmante' });
    expect(opcionesDe('Cargo').slice(1)).toEqual(['S.G.', 'Presidente', 'Director', 'Apoderado', 'Titular']);
    const real = within(screen.getByRole('group', { name: 'Domicilio real' }));
    for (const campo of ['Calle', 'Número']) expect(real.getByRole('textbox', { name: campo })).toBeRequired();
    expect(real.getByRole('combobox', { name: 'Localidad' })).toBeRequired();
    expect(screen.queryByRole('group', { name: 'Domicilio legal' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'El domicilio legal es igual al real' }));
    expect(screen.getByRole('group', { name: 'Domicilio legal' })).toBeInTheDocument();
  });

  test('quitar una empresa con su formulario cargado pregunta antes', async () => {
    responder(r.cuit, {
      cuit: '30712345671',
      apellido_nombre: 'SUR SA',
      fisico: false,
      res_806: false,
      locador: false,
    });
    await hastaComitente();
    await agregarCuit('30712345671');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar a SUR SA' }));
    expect(screen.queryByRole('textbox', { name: 'Firmante' })).toBeNull();
    await agregarCuit('30712345671');
    await screen.findByRole('textbox', { name: 'Firmante' });
    await escribir('Firmante', 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar a SUR SA' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Quitar a SUR SA?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Firmante' })).toHaveValue('Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar a SUR SA' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Firmante' })).toBeNull());
  });
});

describe('el resumen dice de quién es cada campo, en el orden de la pantalla', () => {
  const enlaces = () =>
    within(screen.getAllByRole('alert')[0] ?? document.body)
      .getAllByRole('link')
      .map((enlace) => enlace.textContent?.split(':')[0]);

  test('entre dos empresas', async () => {
    responder(r.cuit, ({ params }) => ({
      cuit: String(params.cuit),
      apellido_nombre: params.cuit === '30712345671' ? 'SUR SA' : 'NORTE SA',
      fisico: false,
      res_806: false,
      locador: false,
    }));
    await hastaComitente();
    for (const [cuit, nombre] of [
      ['30712345671', 'SUR SA'],
      ['30500010912', 'NORTE SA'],
    ] as const) {
      await escribir('CUIT del comitente', cuit);
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('button', { name: `Quitar a ${nombre}` });
    }
    await siguiente();
    const deEmpresa = ['Firmante', 'Cargo', ...['Calle', 'Número', 'Localidad'].map((c) => `Domicilio real · ${c}`)];
    await waitFor(() =>
      expect(enlaces()).toEqual(['SUR SA', 'NORTE SA'].flatMap((de) => deEmpresa.map((campo) => `${de} · ${campo}`))),
    );
  });

  test('y entre dos unidades', async () => {
    await hastaComitenteElectrico();
    await dejarComitente();
    await estaEn('UBICACIÓN');
    await userEvent.click(screen.getByRole('button', { name: 'AGREGAR UNIDAD' }));
    await siguiente();
    await waitFor(() =>
      expect(enlaces()).toEqual([
        'Calle',
        'Número',
        'Localidad',
        ...['Unidad 1', 'Unidad 2'].flatMap((de) => [`${de} · Piso`, `${de} · Departamento`]),
        'Circunscripción',
        'Sección',
        'Manzana',
        'Parcela',
        'Latitud',
      ]),
    );
  });
});

test('la ubicación: lo que falta, la localidad trae su partido, y el punto se escribe de cualquier forma [AUT-066] [AUT-068]', async () => {
  await hastaUbicacion();
  await siguiente();
  expect(await screen.findAllByText(/Seleccione la ubicación en el mapa para continuar/)).not.toHaveLength(0);
  expect(screen.getByRole('checkbox', { name: 'Igual al domicilio del comitente' })).toBeDisabled();
  expect(screen.getByText('No tenemos el domicilio del comitente. Escribí el de la obra acá abajo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'AGREGAR UNIDAD' })).toBeNull();
  await dejarDomicilio();
  const partido = screen.getByRole('textbox', { name: 'Partido' });
  expect(partido).toHaveValue('La Plata');
  expect(partido).toHaveAttribute('readonly');
  await escribir('Latitud', '-34.92, -57.95');
  expect(screen.getByRole('textbox', { name: 'Latitud' })).toHaveValue('-34.92');
  expect(screen.getByRole('textbox', { name: 'Longitud' })).toHaveValue('-57.95');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Longitud' }));
  await reescribir('Latitud', '95');
  await siguiente();
  expect(screen.getByRole('textbox', { name: 'Latitud' })).toHaveAccessibleDescription(mensajes.latitud_invalida);
  expect(screen.getByRole('textbox', { name: 'Longitud' })).toHaveAccessibleDescription(mensajes.longitud_invalida);
  await reescribir('Latitud', '-34,9');
  await escribir('Longitud', '-58');
  expect(screen.queryByText(mensajes.punto_lejano)).not.toBeInTheDocument();
  await reescribir('Latitud', '-37,3');
  await reescribir('Longitud', '-59.1');
  expect(screen.getByText(mensajes.punto_lejano)).toBeVisible();
});

const dejarUbicacion = async () => {
  await dejarDomicilio();
  for (const [campo, valor] of Object.entries({ Circunscripción: 'I', Sección: 'A', Manzana: '12', Parcela: '3' }))
    await escribir(campo, valor);
  await escribir('Latitud', '-37.3');
  await escribir('Longitud', '-59.1');
  await siguiente();
};

test('guardar y confirmar guarda, y su página llega con la pregunta hecha; lo que falta se dice antes [S-858]', async () => {
  const { router } = await hastaUbicacion();
  expect(screen.queryByRole('button', { name: 'Guardar y confirmar' })).toBeNull();
  await dejarUbicacion();
  await estaEn('CONTRATO');
  const guardarYConfirmar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar y confirmar' }));
  responder(rutasDeLegajos.crearLegajo, { id: 9, numero_legajo: 1050, message: 'Legajo creado exitosamente' });
  await guardarYConfirmar();
  expect((await screen.findAllByText(/Este campo es obligatorio/)).length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/automatico');
  await escribir('Forma de pago', 'Contado');
  await escribir('Tribunal actuante', 'La Plata');
  await guardarYConfirmar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/9/detail'));
  expect(router.state.location.state).toEqual({
    ...{ hecho: 'creado', dicho: 'Legajo creado exitosamente' },
    confirma: true,
  });
});

test('si al guardar el padrón no responde, el comitente queda como provisorio y se guarda de nuevo así [S-930]', async () => {
  const cuerpos: unknown[] = [];
  // once what the one before asked for has ended
  const guardar = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  const { router } = await hastaUbicacion();
  await dejarUbicacion();
  await escribir('Forma de pago', 'Contado');
  await escribir('Tribunal actuante', 'La Plata');
  const noValidado = 'El CUIT no pudo ser validado, comunicate con el Distrito';
  const deSuCuit = [{ campo: 'comitentes.0.cuit', mensaje: noValidado }];
  responder(rutasDeLegajos.crearLegajo, () => problema(422, noValidado, deSuCuit, 'cuit_no_validado'));
  await guardar();
  expect(await screen.findAllByText(noValidado)).not.toHaveLength(0);
  expect(screen.queryByText(/queda como provisorio/)).toBeNull();
  responder(rutasDeLegajos.crearLegajo, () => problema(422, noValidado, deSuCuit, 'padron_sin_respuesta'));
  await guardar();
  expect(
    await screen.findByText(/^El padrón no respondió por GARCIA MARIA ELENA: queda como provisorio/),
  ).toBeInTheDocument();
  responder(rutasDeLegajos.crearLegajo, async ({ request }) => {
    cuerpos.push(await request.json());
    return { id: 9, numero_legajo: 1050, message: 'Legajo creado exitosamente' };
  });
  await guardar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/9/detail'));
  expect(cuerpos).toMatchObject([
    { comitentes: [{ cuit: '20123456786', apellido: 'GARCIA', acepta_provisorio: true }] },
  ]);
});

test('hasta el final: ubicación, contrato, guardar una vez y al detalle [AUT-066] [AUT-099] [ERR-005] [ERR-017]', async () => {
  const cuerpos: { body: unknown; clave: string | null }[] = [];
  const { router } = await hastaUbicacion();
  await dejarUbicacion();
  await estaEn('CONTRATO');
  expect(screen.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveAttribute('readonly');
  expect(screen.queryByText(/Ya cargaste un legajo igual/)).toBeNull();
  const habituales = screen.getByRole('group', { name: 'Formas de pago habituales:' });
  await userEvent.click(within(habituales).getByRole('button', { name: 'Contado' }));
  expect(screen.getByRole('textbox', { name: 'Forma de pago' })).toHaveValue('Contado');
  await escribir('Tribunal actuante', 'La Plata');
  responder(rutasDeLegajos.crearLegajo, () => problema(422, 'El monto no coincide.'));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findAllByText('El monto no coincide.')).toHaveLength(2);
  responder(rutasDeLegajos.crearLegajo, sinRed);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(SIN_CONEXION)).toBeInTheDocument();
  expect(screen.getAllByText('Error de procesamiento. Por favor, intente de nuevo.')).toHaveLength(1);
  responder(rutasDeLegajos.crearLegajo, async ({ request }) => {
    cuerpos.push({ body: await request.json(), clave: request.headers.get('Idempotency-Key') });
    return { id: 9, numero_legajo: 1050, message: 'Legajo creado exitosamente' };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(router.state.location.state).toEqual({ hecho: 'creado', dicho: 'Legajo creado exitosamente' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/9/detail'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(cuerpos).toHaveLength(1);
  expect(cuerpos[0]?.clave).toMatch(/^[0-9a-f]{32}$/);
  expect(cuerpos[0]?.body).toMatchObject({
    matricula_id: 1,
    distrito_id: 1,
    detalles: [{ tipo_calculo: 'automatico', monto: '150000.00', calculo_honorario_id: 55 }],
    comitentes: [{ cuit: '20123456786', apellido: 'GARCIA' }],
    inmuebles: [{ calle: 'San Martín', partido: '055', latitud: '-37.3', longitud: '-59.1' }],
  });
});

test('[S-1246] hecho el legajo, lo que se presupuestó no queda en la pestaña', async () => {
  const { unmount } = await hastaUbicacion();
  await dejarUbicacion();
  await escribir('Forma de pago', 'Contado');
  await escribir('Tribunal actuante', 'La Plata');
  unmount();
  const texto = escribirTextoDelEnlace(['2026-03-15', 1, 'obra_nueva', '1.45', []]);
  const presupuestado = { convenido: '', para: 'Consorcio Belgrano', nota: '' };
  guardarLoPresupuestado(texto, presupuestado);
  const suyo = nombreDeLoCalculado('legajo-automatico', texto, presupuestado);
  guardarBorrador(7, suyo, leerBorrador(7, 'legajo-automatico'));
  responder(rutasDeLegajos.crearLegajo, { id: 9, numero_legajo: 1050, message: 'Legajo creado exitosamente' });
  const { router } = dibujar(<LegajoAutomatico />, { direccion: direccionConLoCalculado(texto) });
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/9/detail'));
  expect(leerLoPresupuestado(texto)).toBeNull();
});
