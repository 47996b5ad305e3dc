import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeDetalles, rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { calculo, observacion } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { legajoAmpliable, prepararReferencias } from '../../../testing/asistente/preparar.ts';
import AmpliacionAutomatica from './ampliacion-automatica.tsx';
import AmpliacionManual from './ampliacion-manual.tsx';

const h = rutasDeHonorarios;
const NUEVA = '/app/ejercicio/legajo/:id/ampliacion';

const abrir = (tipo: 'automatico' | 'manual', idAmpliacion?: number) => {
  const Vista = tipo === 'manual' ? AmpliacionManual : AmpliacionAutomatica;
  const fin = idAmpliacion === undefined ? tipo : `${idAmpliacion}/${tipo}/editar`;
  const patron = idAmpliacion === undefined ? `${NUEVA}/${tipo}` : `${NUEVA}/:idAmpliacion/${tipo}/editar`;
  return dibujar(<Vista />, { direccion: `/app/ejercicio/legajo/1/ampliacion/${fin}`, patron });
};

const escribirFecha = async (etiqueta: string, dia: string) => {
  const campo = await screen.findByRole('textbox', { name: new RegExp(etiqueta) });
  await pegar(campo, dia);
};
const pegar = async (campo: HTMLElement, texto: string) => {
  await userEvent.click(campo);
  await userEvent.paste(texto);
};
const seguir = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
const siguiente = async (nombre: RegExp) => {
  await seguir();
  await llegarAlPaso(nombre);
};
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

const alasTareas = async () => {
  await escribirFecha('Fecha Contrato', '03/11/2026');
  await escribirFecha('Vencimiento Contrato', '01/12/2026');
  await siguiente(/TAREAS/);
};
const cargarTarea = async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Tarea/ }), 'Proyecto');
  await userEvent.click(screen.getByRole('button', { name: 'AGREGAR' }));
  await pegar(await screen.findByRole('textbox', { name: 'Superficie' }), '100');
};

const pedidos: Record<string, unknown>[] = [];
const calcula = () => {
  responder(h.calcular, async ({ request }) => {
    pedidos.push((await request.json()) as Record<string, unknown>);
    return calculo({ id: null });
  });
  responder(h.generar, async ({ request }) => {
    pedidos.push((await request.json()) as Record<string, unknown>);
    return { id: 44, resolucion_id: 1, message: 'ok' };
  });
  responder(h.tareasDelCalculo, {
    monto: '150000.00',
    tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '150000.00' }],
  });
};

beforeEach(() => {
  pedidos.length = 0;
  iniciarSesion();
  prepararReferencias();
});

test('una confirmada se corrige si el Colegio la observó; con dinero en curso, solo sus textos', async () => {
  const conAmpliacion = legajoAmpliable('automatico', true);
  const [original, nueva] = conAmpliacion.detalles;
  if (!original || !nueva) throw new Error('Falta la ampliación');
  responder(rutasDeLegajos.legajo, {
    ...conAmpliacion,
    edicion: 'sin_montos',
    observaciones: [observacion({ campo: 'Forma de pago', texto: 'Falta indicar las cuotas.' })],
    detalles: [original, { ...nueva, estado: original.estado, tipo_calculo: 'automatico' }],
  });
  const enviados: unknown[] = [];
  responder(rutasDeDetalles.editarDetalle, async ({ request }) => {
    enviados.push(await request.json());
    return { id: 2, legajo_id: 1, version: 5, message: mensajes.ampliacion_actualizada };
  });
  abrir('automatico', 2);
  expect(await screen.findByText(mensajes.montos_en_curso)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Fecha Contrato/ })).toBeNull();
  await siguiente(/TAREAS/);
  expect(screen.queryByRole('button', { name: 'AGREGAR' })).toBeNull();
  await siguiente(/HONORARIO/);
  await siguiente(/DATOS DEL CONTRATO/);
  const formaDePago = screen.getByRole('textbox', { name: 'Forma de pago' });
  expect(formaDePago).toHaveAccessibleDescription('El Colegio observó: Falta indicar las cuotas.');
  await pegar(formaDePago, ', en dos cuotas');
  await guardar();
  await screen.findByText('Otra pantalla');
  expect(pedidos).toEqual([]);
  expect(enviados).toMatchObject([
    { id: 2, monto: nueva.monto, fecha: nueva.fecha, forma_de_pago: 'Contado, en dos cuotas' },
  ]);
});

describe('automática', () => {
  beforeEach(() => responder(rutasDeLegajos.legajo, legajoAmpliable('automatico')));

  test('calcula y genera como ampliación del original, envía lo que pide la especificación y va al detalle [AMP-011, AMP-012, AMP-032, AMP-034, ERR-020]', async () => {
    calcula();
    const enviados: { cuerpo: unknown; ifMatch: string | null }[] = [];
    responder(rutasDeDetalles.crearAmpliacion, async ({ request }) => {
      enviados.push({ cuerpo: await request.json(), ifMatch: request.headers.get('If-Match') });
      return { id: 2, legajo_id: 1, version: 5, message: mensajes.ampliacion_creada };
    });
    const { router } = abrir('automatico');
    expect(await screen.findByRole('textbox', { name: 'Rubro' })).toHaveValue('Obras civiles');
    await alasTareas();
    await cargarTarea();
    await siguiente(/HONORARIO/);
    expect(pedidos).toMatchObject([{ tipo_contrato: 'ampliacion', calculo_original_id: 1, categoria: 'obra_nueva' }]);
    await pegar(screen.getByRole('textbox', { name: 'Honorario Convenido' }), '150000');
    await siguiente(/DATOS DEL CONTRATO/);
    expect(pedidos).toHaveLength(2);
    await pegar(screen.getByRole('textbox', { name: 'Forma de pago' }), 'Contado');
    await guardar();
    await waitFor(() =>
      expect(router.state.location.state).toEqual({ hecho: 'ampliado', dicho: mensajes.ampliacion_creada }),
    );
    await screen.findByText('Otra pantalla');
    expect(enviados).toEqual([
      {
        ifMatch: '"4"',
        cuerpo: {
          legajo_id: 1,
          tipo_contrato: 'ampliacion',
          tipo_calculo: 'automatico',
          fecha: '2026-11-03',
          vencimiento: '2026-12-01',
          monto: '150000.00',
          monto_diferenciado: 0,
          tareas: [{ monto: '150000.00', cep_calculo_diferenciado: false, tarea: { id: 1 } }],
          calculo_honorario_id: 44,
          resolucion_id: 1,
          forma_de_pago: 'Contado',
          tribunal_actuante: '',
          destino_tarea: '',
          clausula_condicion: '',
          observaciones: '',
        },
      },
    ]);
  });

  test('sin respuesta del cálculo, su texto; si la generación falla, el suyo o el detalle del servidor [AMP-019, AMP-020, ERR-004]', async () => {
    responder(h.calcular, () => sinRed());
    abrir('automatico');
    await alasTareas();
    await cargarTarea();
    await seguir();
    expect(await screen.findByText(new RegExp(mensajes.error_procesamiento_otro_momento))).toBeVisible();
    calcula();
    await siguiente(/HONORARIO/);
    await pegar(screen.getByRole('textbox', { name: 'Honorario Convenido' }), '150000');
    responder(h.generar, () => sinRed());
    await seguir();
    expect(await screen.findByText(new RegExp(mensajes.error_procesamiento_de_nuevo))).toBeVisible();
    responder(h.generar, () => problema(422, 'La resolución cambió.'));
    await seguir();
    expect(await screen.findByText('La resolución cambió.')).toBeVisible();
  });
});

describe('manual', () => {
  test('la falla al crear se avisa con el detalle del servidor [ERR-021, AMP-033]', async () => {
    responder(rutasDeLegajos.legajo, legajoAmpliable('manual'));
    const cuerpos: unknown[] = [];
    responder(rutasDeDetalles.crearAmpliacion, async ({ request }) => {
      cuerpos.push(await request.json());
      return problema(409, 'El legajo tiene una ampliación en borrador.');
    });
    abrir('manual');
    await alasTareas();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tarea 1' }), 'Tasación');
    await pegar(screen.getByRole('textbox', { name: 'Monto 1' }), '100');
    await siguiente(/HONORARIO/);
    await userEvent.click(screen.getByRole('button', { name: 'Convenir el mínimo' }));
    await siguiente(/DATOS DEL CONTRATO/);
    await pegar(screen.getByRole('textbox', { name: 'Forma de pago' }), 'Contado');
    await guardar();
    expect((await screen.findAllByText('El legajo tiene una ampliación en borrador.')).length).toBe(2);
    expect(cuerpos).toMatchObject([
      { tipo_calculo: 'manual', monto: '100.00', tareas: [{ monto: '100.00', tarea: { id: 2 } }] },
    ]);
  });

  test('editada, se actualiza con su id [AMP-013, ERR-022]', async () => {
    responder(rutasDeLegajos.legajo, legajoAmpliable('manual', true));
    const enviados: { id: unknown; cuerpo: unknown }[] = [];
    responder(rutasDeDetalles.editarDetalle, async ({ request, params }) => {
      enviados.push({ id: params.id, cuerpo: await request.json() });
      return { id: 2, legajo_id: 1, version: 5, message: mensajes.ampliacion_actualizada };
    });
    const { router } = abrir('manual', 2);
    await screen.findByRole('heading', { level: 1, name: 'Editar Ampliación Manual' });
    await screen.findByRole('heading', { level: 2, name: /DATOS GENERALES/ });
    for (const nombre of [/TAREAS/, /HONORARIO/, /DATOS DEL CONTRATO/]) await siguiente(nombre);
    await guardar();
    await waitFor(() => expect(router.state.location.state).toMatchObject({ dicho: mensajes.ampliacion_actualizada }));
    await waitFor(() => expect(enviados).toMatchObject([{ id: '2', cuerpo: { id: 2, tipo_contrato: 'ampliacion' } }]));
  });
});

test('con una ampliación en borrador no se hace otra, y dice por qué', async () => {
  responder(rutasDeLegajos.legajo, legajoAmpliable('manual', true));
  abrir('manual');
  expect(await screen.findByText(mensajes.ampliacion_en_borrador)).toBeVisible();
});
