import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { type Legajo, rutasDeDetalles, rutasDeLegajos, rutasDeObservaciones } from '@colega/contract/legajos';
import { mensajes, todosLosMensajes } from '@colega/contract/mensajes';
import { traerPasos } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import { observacion } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { legajoEditable, prepararReferencias } from '../../../testing/asistente/preparar.ts';
import { VISTAS_DEL_AUTOMATICO } from '../asistente/vistas-del-automatico.ts';
import { VISTAS_DEL_MANUAL } from '../manual/vistas-del-manual.ts';
import EditarLegajo from './editar-legajo.tsx';

// Leaflet draws on a real page: the browser journeys try it.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

const PATRON = '/app/ejercicio/legajo/:tipo_calculo/:id/editar';
const abrir = (tipo: 'automatico' | 'manual', legajo: Legajo | (() => Legajo) = legajoEditable(tipo)) => {
  responder(rutasDeLegajos.legajo, typeof legajo === 'function' ? () => legajo() : legajo);
  return dibujar(<EditarLegajo />, { direccion: `/app/ejercicio/legajo/${tipo}/1/editar`, patron: PATRON });
};

const siguiente = async (nombre: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await llegarAlPaso(nombre);
};
const irAlFinal = async (pasos: RegExp[]) => {
  await llegarAlPaso(/DATOS/);
  for (const nombre of pasos) await siguiente(nombre);
};
const MANUAL = [/TAREAS/, /COMITENTE/, /UBICACIÓN/, /CONTRATO/];
const AUTOMATICO = [/TAREAS/, /HONORARIO/, /COMITENTE/, /UBICACIÓN/, /CONTRATO/];
const guardar = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

type Envio = { que: string; ifMatch: string | null; clave: string | null; cuerpo: Record<string, unknown> };
const oirEnvios = (): Envio[] => {
  const envios: Envio[] = [];
  const anotar = async (que: string, request: Request) => {
    const { headers } = request;
    const cuerpo = (await request.json()) as Record<string, unknown>;
    envios.push({ que, ifMatch: headers.get('If-Match'), clave: headers.get('Idempotency-Key'), cuerpo });
  };
  responder(rutasDeLegajos.editarLegajo, async ({ request }) => {
    await anotar('legajo', request);
    return { id: 1, legajo_id: 1, version: 5, message: mensajes.legajo_actualizado };
  });
  responder(rutasDeDetalles.editarDetalle, async ({ request }) => {
    await anotar('detalle', request);
    return { id: 1, legajo_id: 1, version: 5, message: todosLosMensajes.detalle_actualizado };
  });
  return envios;
};

// The steps are loaded by the time somebody reaches them.
beforeAll(async () => {
  await Promise.all([VISTAS_DEL_AUTOMATICO, VISTAS_DEL_MANUAL].map(traerPasos));
});
beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
});

test('salir de una edición sin cambiar nada no pregunta; con un cambio, sí', async () => {
  const { router } = abrir('manual');
  const cancelar = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await cancelar();
  await screen.findByText('Otra pantalla');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate(-1));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Modalidad' }), 'Res. 806');
  await cancelar();
  expect(await screen.findByRole('dialog', { name: 'Seguro quiere salir?' })).toBeVisible();
});

describe('lo guardado vuelve y se guarda', () => {
  test('el automático, con los valores de su cálculo, sin pedirlo otra vez; sus dos envíos, un aviso [AUT-003, AUT-100, AUT-105, ERR-018]', async () => {
    const envios = oirEnvios();
    let calculos = 0;
    for (const ruta of [rutasDeHonorarios.calcular, rutasDeHonorarios.generar])
      responder(ruta, () => {
        calculos += 1;
        return problema(500, 'No');
      });
    const { router } = abrir('automatico');
    expect(await screen.findByRole('heading', { level: 1, name: 'Editar Legajo Automático' })).toBeVisible();
    await siguiente(/TAREAS/);
    await userEvent.click(screen.getByRole('button', { name: /^Proyecto/ }));
    expect(await screen.findByRole('textbox', { name: 'Superficie' })).toHaveValue('100');
    for (const nombre of AUTOMATICO.slice(1)) await siguiente(nombre);
    await guardar();
    await waitFor(() =>
      expect(router.state.location.state).toEqual({ hecho: 'actualizado', dicho: mensajes.legajo_actualizado }),
    );
    expect(screen.queryByText(todosLosMensajes.detalle_actualizado)).toBeNull();
    await screen.findByText('Otra pantalla');
    expect(calculos).toBe(0);
    expect(envios.map(({ que, ifMatch }) => [que, ifMatch])).toEqual([
      ['legajo', '"4"'],
      ['detalle', '"5"'],
    ]);
    expect(envios[0]?.cuerpo).toMatchObject({ id: 1, detalles: [{ id: 1, calculo_honorario_id: 1 }] });
    expect(envios[1]?.cuerpo).toMatchObject({ id: 1, legajo_id: 1, tipo_contrato: 'original' });
    expect(envios[0]?.clave).toMatch(/^[0-9a-f]{32}$/);
    expect(envios[1]?.clave).not.toBe(envios[0]?.clave);
  });

  test('el manual; los locadores no se cargan ni se envían [MAN-004, AUT-051]', async () => {
    const envios = oirEnvios();
    abrir('manual');
    expect(await screen.findByRole('heading', { level: 1, name: 'Editar Legajo Manual' })).toBeVisible();
    await irAlFinal([/TAREAS/]);
    expect(screen.getByRole('textbox', { name: 'Monto 1' })).toHaveValue('150.000,00');
    await siguiente(/COMITENTE/);
    const lista = screen.getByRole('list', { name: 'Comitentes' });
    expect(within(lista).getByText(/GOMEZ/)).toBeVisible();
    expect(within(lista).queryByText(/PAZ/)).toBeNull();
    for (const nombre of MANUAL.slice(2)) await siguiente(nombre);
    await guardar();
    await screen.findByText('Otra pantalla');
    expect(envios[0]?.cuerpo.comitentes).toMatchObject([{ cuit: '20123456786' }]);
    expect(envios[0]?.cuerpo).toMatchObject({ detalles: [{ tipo_calculo: 'manual', monto: '150000.00' }] });
  });
});

test.each(['automatico', 'manual'] as const)(
  'un contrato %s que ya terminó se corrige en lo demás sin tocar su vencimiento',
  async (tipo) => {
    const envios = oirEnvios();
    const base = legajoEditable(tipo);
    const detalles = base.detalles.map((d) => ({ ...d, vencimiento: '2026-11-05' }));
    abrir(tipo, { ...base, detalles });
    await irAlFinal(tipo === 'manual' ? MANUAL : AUTOMATICO);
    await guardar();
    await screen.findByText('Otra pantalla');
    expect(envios[0]?.cuerpo).toMatchObject({ detalles: [{ vencimiento: '2026-11-05' }] });
  },
);

test('sin el legajo no se edita: se avisa y se puede volver a pedir [ERR-009]', async () => {
  prepararReferencias();
  responder(rutasDeLegajos.legajo, () => problema(500, 'No'));
  dibujar(<EditarLegajo />, { direccion: '/app/ejercicio/legajo/manual/1/editar', patron: PATRON });
  expect(await screen.findByText('Error al cargar el legajo')).toBeInTheDocument();
  responder(rutasDeLegajos.legajo, legajoEditable('manual'));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await llegarAlPaso(/DATOS/)).toBeInTheDocument();
});

test('la falla al guardar se avisa con el mensaje del servidor, y no se va nadie [ERR-006, ERR-007]', async () => {
  responder(rutasDeLegajos.editarLegajo, () => {
    const cuerpo = { status: 422, title: 'x', detail: 'El detalle', message: 'El mensaje del servidor' };
    return Response.json(cuerpo, { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
  });
  abrir('manual');
  await irAlFinal(MANUAL);
  await guardar();
  expect((await screen.findAllByText('El mensaje del servidor')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 2, name: /CONTRATO/ })).toBeVisible();
});

describe('con dinero en curso', () => {
  const observado = () =>
    legajoEditable('automatico', {
      edicion: 'sin_montos',
      observaciones: [
        observacion({ campo: 'Forma de pago', texto: 'Falta indicar las cuotas.' }),
        observacion({ id: 2, texto: 'Revisar todo.' }),
        observacion({ id: 3, texto: 'Ya respondida', estado: 'respondida' }),
      ],
    });

  test('DATOS, TAREAS y HONORARIO quedan como están y dicen por qué; lo observado se ve arriba y en su campo', async () => {
    oirEnvios();
    abrir('automatico', observado());
    await llegarAlPaso(/DATOS/);
    expect(screen.getByText(mensajes.montos_en_curso)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(await screen.findByText('Revisar todo.')).toBeVisible();
    expect(screen.queryByText('Ya respondida')).toBeNull();
    await siguiente(/TAREAS/);
    expect(screen.queryByRole('button', { name: 'AGREGAR' })).toBeNull();
    await siguiente(/HONORARIO/);
    expect(screen.queryByRole('textbox', { name: 'Honorario Convenido' })).toBeNull();
    for (const nombre of AUTOMATICO.slice(2)) await siguiente(nombre);
    expect(screen.getByRole('textbox', { name: 'Forma de pago' })).toHaveAccessibleDescription(
      'El Colegio observó: Falta indicar las cuotas.',
    );
    expect(screen.getByText(/es en este paso/)).toBeVisible();
    await guardar();
    await screen.findByText('Otra pantalla');
  });
});

describe('desde una observación', () => {
  const llegar = (tipo: 'automatico' | 'manual', campo: string | null) => {
    responder(
      rutasDeLegajos.legajo,
      legajoEditable(tipo, { observaciones: [observacion({ id: 7, campo, texto: 'Falta.' })] }),
    );
    const direccion = `/app/ejercicio/legajo/${tipo}/1/editar?observacion=7`;
    return dibujar(<EditarLegajo />, { direccion, patron: PATRON });
  };

  test.each([
    ['manual', 'Partida', /UBICACIÓN/, /^Partida/],
    ['manual', 'Vencimiento Contrato', /CONTRATO/, /^Vencimiento/],
    ['automatico', 'honorario_convenido', /HONORARIO/, /^Honorario Convenido/],
    ['automatico', 'Tribunal', /DATOS/, null],
    ['automatico', 'tribunal actuante', /CONTRATO/, /^Tribunal/],
  ] as const)('se abre en su paso y en su dato: %s, %s', async (tipo, campo, paso, dato) => {
    llegar(tipo, campo);
    await llegarAlPaso(paso);
    if (dato) await waitFor(() => expect(screen.getByRole('textbox', { name: dato })).toHaveFocus());
  });

  test('cada paso está abierto y se guarda desde cualquiera', async () => {
    const envios = oirEnvios();
    llegar('manual', 'Partida');
    await llegarAlPaso(/UBICACIÓN/);
    for (const boton of within(screen.getByRole('navigation', { name: 'Pasos' })).getAllByRole('button'))
      expect(boton).toBeEnabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Calle/ }), ' bis');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar ahora' }));
    await screen.findByText('Otra pantalla');
    expect(envios[0]?.cuerpo).toMatchObject({ inmuebles: [{ calle: expect.stringMatching(/ bis$/) }] });
  });

  test('lo que no está en orden no se guarda, y se dice en su paso', async () => {
    const envios = oirEnvios();
    llegar('manual', 'Partida');
    await llegarAlPaso(/UBICACIÓN/);
    await userEvent.clear(screen.getByRole('textbox', { name: /^Calle/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar ahora' }));
    expect(await screen.findByText('Hay datos para corregir')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /UBICACIÓN/ })).toBeVisible();
    expect(envios).toEqual([]);
  });
});

describe('lo observado, con su respuesta a mano', () => {
  const con = (...campos: (string | null)[]) => ({
    observaciones: campos.map((campo, i) => observacion({ id: i + 1, campo, texto: `Falta ${i + 1}.` })),
  });
  const llegar = async (...campos: (string | null)[]) => {
    abrir('manual', legajoEditable('manual', con(...campos)));
    await screen.findByText(/Falta 1\./);
  };

  test('una pulsación lleva al dato, en otro paso o en el que se está', async () => {
    await llegar('Partida', 'Forma de pago');
    await userEvent.click(await screen.findByRole('button', { name: 'Ir a Forma de pago' }));
    await llegarAlPaso(/CONTRATO/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Forma de pago' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Ir a Partida' }));
    await llegarAlPaso(/UBICACIÓN/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Partida/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('textbox', { name: /^Calle/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ir a Partida' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Partida/ })).toHaveFocus());
  });

  test('se contesta con un texto sin perder lo escrito, que se guarda sobre la versión de la respuesta', async () => {
    const envios = oirEnvios();
    await llegar('Partida', null);
    const versiones: (string | null)[] = [];
    responder(rutasDeObservaciones.responderObservacion, ({ request }) => {
      versiones.push(request.headers.get('if-match'));
      const [primera, ...otras] = legajoEditable('manual', { version: 5, ...con('Partida', null) }).observaciones;
      if (!primera) throw new Error('Hay dos');
      const otra = otras.map((una) => ({ ...una, estado: 'respondida' as const }));
      responder(rutasDeLegajos.legajo, legajoEditable('manual', { version: 5, observaciones: [primera, ...otra] }));
      return Response.json({ id: 2, legajo_id: 1, version: 5, message: 'Respondiste.' });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ir a Partida' }));
    await llegarAlPaso(/UBICACIÓN/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Calle/ }), ' bis');
    await userEvent.click(screen.getByRole('button', { name: 'Responder con un texto sobre lo observado' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Respuesta sobre lo observado/ }), 'La llevo mañana.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
    await waitFor(() => expect(screen.queryByText(/Falta 2\./)).toBeNull());
    expect(versiones).toEqual(['"4"']);
    expect(screen.getByText(/Con esta respondida, el legajo vuelve al Colegio y ya no se edita/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Responder con un texto desde el legajo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar ahora' }));
    await screen.findByText('Otra pantalla');
    expect(envios[0]).toMatchObject({
      ifMatch: '"5"',
      cuerpo: { inmuebles: [{ calle: expect.stringMatching(/ bis$/) }] },
    });
  });
});

describe('el legajo cambió mientras tanto', () => {
  const cambiar = async () => {
    const versiones = [legajoEditable('manual')];
    const [detalle] = legajoEditable('manual').detalles;
    responder(rutasDeLegajos.editarLegajo, () => {
      if (detalle)
        versiones.push(legajoEditable('manual', { version: 9, detalles: [{ ...detalle, monto: '900000.00' }] }));
      return problema(409, mensajes.version_vencida);
    });
    abrir('manual', () => versiones.at(-1) ?? legajoEditable('manual'));
    await irAlFinal(MANUAL);
    const observaciones = screen.getByRole('textbox', { name: 'Observaciones' });
    await userEvent.click(observaciones);
    await userEvent.paste('Mía');
    await guardar();
    return screen.findByRole('alert', { name: /El legajo cambió desde que lo abriste/ });
  };

  test('se comparan las dos versiones; conservar lo mío guarda sobre la nueva sin pisar lo que no toqué', async () => {
    const panel = await cambiar();
    await waitFor(() => expect(panel).toHaveFocus());
    expect(screen.getAllByText(/El legajo cambió desde que lo abriste/)).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toEqual([panel]);
    expect(await within(panel).findByRole('row', { name: /Honorario Convenido/ })).toHaveTextContent(/900\.000,00/);
    expect(within(panel).getByRole('row', { name: /Honorario Convenido/ })).toHaveTextContent('queda lo guardado');
    expect(within(panel).getByRole('row', { name: /Observaciones/ })).toHaveTextContent('Mía');
    const envios = oirEnvios();
    await userEvent.click(within(panel).getByRole('button', { name: 'Conservar lo mío y revisarlo' }));
    expect(screen.getByRole('textbox', { name: 'Observaciones' })).toHaveValue('Mía');
    await guardar();
    await screen.findByText('Otra pantalla');
    expect(envios[0]).toMatchObject({ ifMatch: '"9"' });
    expect(envios[0]?.cuerpo).toMatchObject({ detalles: [{ monto: '900000.00', observaciones: 'Mía' }] });
  });

  test('o se usa lo guardado, desde el principio', async () => {
    const panel = await cambiar();
    await userEvent.click(within(panel).getByRole('button', { name: 'Usar lo guardado y descartar lo mío' }));
    await irAlFinal(MANUAL);
    expect(screen.getByRole('textbox', { name: 'Observaciones' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Honorario Convenido' })).toHaveDisplayValue(/900\.000,00/);
  });
});

describe('lo que no se edita', () => {
  test('otro tipo en la dirección lleva al suyo [MAN-002]', async () => {
    responder(rutasDeLegajos.legajo, legajoEditable('manual'));
    const { router } = dibujar(<EditarLegajo />, { direccion: '/app/ejercicio/legajo/otro/1/editar', patron: PATRON });
    await screen.findByRole('heading', { level: 1, name: 'Editar Legajo Manual' });
    expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/manual/1/editar');
  });

  test('sin observaciones que responder, dice por qué y lleva al detalle', async () => {
    abrir('manual', legajoEditable('manual', { edicion: null }));
    expect(await screen.findByText(mensajes.sin_observacion_abierta)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al detalle del legajo' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/1/detail',
    );
  });
});
