import { rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeCupones } from '@colega/contract/dinero';
import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { type Legajo, rutasDeDetalles, rutasDeLegajos, rutasDeObservaciones } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import {
  calculo,
  hecho,
  legajo,
  legajoConTodo,
  observacion,
  pendienteDelLegajo,
} from '@colega/web-kit/testing/datos-de-legajos.ts';
import { configuracion, estado, modalidad, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import DetalleDeLegajo from './detalle-de-legajo.tsx';

const PUEDE = legajo().acciones_permitidas;
const borrador = (cambios: Partial<Legajo> = {}) =>
  legajo({
    estado_legajo: estado('borrador', 'Borrador', 1),
    version: 7,
    acciones_permitidas: { ...PUEDE, puede_confirmarse: true, puede_editarse: true, puede_eliminarse: true },
    ...cambios,
  });

const SELLO = {
  ...{ id: 9, numero_formateado: '00000009', tipo: 'interno' as const, prepago: true, anulado: false },
  ...{ fecha: '2026-11-12', descripcion: 'Timbrado', importe: '440.00', comprobante_id: null, orden_pago_id: null },
};

type Cambio = { id: unknown; estado_id?: number; ifMatch: string | null };
let cambios: Cambio[];

const abrir = (l: Legajo, existe = (_: string) => true) => {
  responder(rutasDeLegajos.legajo, l);
  return dibujar(<DetalleDeLegajo />, {
    direccion: `/app/ejercicio/legajo/${l.id}/detail`,
    patron: '/app/ejercicio/legajo/:id/detail',
    existe,
  });
};

beforeEach(() => {
  cambios = [];
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDeReferencias.estadosLegajos, pagina([estado(), estado('anulado', 'Anulado', 5)]));
  responder(rutasDeHonorarios.calculo, calculo());
  responder(rutasDeLegajos.historialDelLegajo, pagina([]));
  responder(rutasDeCertificados.certificados, pagina([]));
  responder(rutasDeDetalles.cambiarEstadoDeDetalle, async ({ request, params }) => {
    const { estado_id } = (await request.json()) as { estado_id: number };
    cambios.push({ id: params.id, estado_id, ifMatch: request.headers.get('if-match') });
    return { id: 1, legajo_id: 1, version: 8, message: 'Se actualizó el estado del legajo exitosamente' };
  });
});
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

const presionar = async (nombre: string) => userEvent.click(await screen.findByRole('button', { name: nombre }));
const abrirMasAcciones = async () => userEvent.click(await screen.findByText('Más acciones'));
const enElDialogo = async () => within(await screen.findByRole('dialog'));

describe('acciones del legajo', () => {
  test('confirmar pregunta, manda el estado confirmado y la versión leída [DET-024, DET-029, DET-043, ERR-025]', async () => {
    abrir(borrador());
    await presionar('Confirmar legajo');
    const dialogo = await enElDialogo();
    expect(dialogo.getByText(/¿Confirmar el legajo Nº \d+\?/)).toBeInTheDocument();
    expect(cambios).toEqual([]);
    await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Se actualizó el estado del legajo exitosamente')).toBeInTheDocument();
    expect(cambios).toEqual([{ id: '1', estado_id: estado().id, ifMatch: '"7"' }]);
  });

  test.each([
    [
      { hasta: '2026-11-25', dias: 9 },
      /corre desde la fecha del contrato, 03\/11\/2026,.*hasta el 25\/11\/2026.*9 días/,
    ],
    [{ hasta: '2026-11-20', dias: 1 }, /hasta el 20\/11\/2026 inclusive: queda 1 día\./],
    [
      { hasta: '2026-10-01', dias: -49 },
      /venció el 01\/10\/2026: si lo confirmás así, vas a tener que abonarlo en ARBA/,
    ],
  ])(
    'confirmar y el borrador dicen desde cuándo corre el plazo del timbrado, y si ya venció: %o',
    async (plazo, texto) => {
      const [original] = legajo().detalles;
      if (!original) throw new Error('Falta el contrato');
      const detalles = [{ ...original, plazo_de_timbrado: plazo }];
      abrir(borrador({ detalles, estado_timbrado: { tipo: 'sin_confirmar' } }));
      expect(within(await screen.findByRole('region', { name: 'Timbrado' })).getByText(texto)).toBeInTheDocument();
      await presionar('Confirmar legajo');
      expect((await enElDialogo()).getByText(texto)).toBeInTheDocument();
    },
  );

  test('lo hecho se dice una vez en la página, con su número y con lo que sigue; y el foco va ahí', async () => {
    const { router } = abrir(borrador({ pendientes: [pendienteDelLegajo('confirmar')], falta: ['confirmar'] }));
    expect(await screen.findByRole('region', { name: 'Qué hay que hacer' })).toBeInTheDocument();
    await presionar('Confirmar legajo');
    const cep = pendienteDelLegajo('pagar_cep', { importe: '7500.00' });
    responder(rutasDeLegajos.legajo, legajo({ pendientes: [cep], falta: ['pagar_cep'] }));
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    const titulo = await screen.findByRole('heading', { name: 'Legajo 1042 confirmado' });
    await waitFor(() => expect(titulo).toHaveFocus());
    const region = within(screen.getByRole('region', { name: '¿Y ahora?' }));
    expect(region.getByText('Se actualizó el estado del legajo exitosamente')).toBeInTheDocument();
    expect(region.getByText(/^Pagar el CEP$/)).toBeInTheDocument();
    expect(screen.getAllByText('Se actualizó el estado del legajo exitosamente')).toHaveLength(1);
    expect(router.state.location.state).toBeNull();
  });

  test('lo que guardó un asistente se dice al llegar, y no otra vez', async () => {
    responder(rutasDeLegajos.legajo, borrador());
    const { router } = dibujar(<DetalleDeLegajo />, {
      direccion: '/app/ejercicio/legajo/1/detail',
      patron: '/app/ejercicio/legajo/:id/detail',
      estado: { hecho: 'creado', dicho: 'Legajo creado exitosamente' },
    });
    expect(await screen.findByRole('heading', { name: 'Legajo 1042 guardado' })).toBeInTheDocument();
    expect(screen.getByText('Legajo creado exitosamente')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  test('de «Guardar y confirmar» llega con la pregunta hecha, una sola vez; quien cancela lo tiene guardado [S-858]', async () => {
    responder(rutasDeLegajos.legajo, borrador());
    dibujar(<DetalleDeLegajo />, {
      direccion: '/app/ejercicio/legajo/1/detail',
      patron: '/app/ejercicio/legajo/:id/detail',
      estado: { hecho: 'creado', dicho: 'Legajo creado exitosamente', confirma: true },
    });
    const dialogo = await enElDialogo();
    expect(dialogo.getByText(/¿Confirmar el legajo Nº \d+\?/)).toBeInTheDocument();
    expect(screen.getByText('Legajo creado exitosamente')).toBeInTheDocument();
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cambios).toEqual([]);
    await presionar('Confirmar legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(cambios).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('cancelar no cambia nada [DET-043]', async () => {
    abrir(borrador());
    await presionar('Confirmar legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cambios).toEqual([]);
  });

  test('la modalidad especial manda al distrito y no llama al servidor [DET-022]', async () => {
    abrir(borrador({ modalidad: { ...modalidad(), es_especial: true } }));
    await presionar('Confirmar legajo');
    const dialogo = await enElDialogo();
    expect(
      dialogo.getByText('Acercate al distrito para confirmar el legajo con modalidad especial.'),
    ).toBeInTheDocument();
    await userEvent.click(dialogo.getByRole('button', { name: 'Entendido' }));
    expect(cambios).toEqual([]);
  });

  test('eliminar pregunta con el texto común y vuelve a la lista [DET-032, LAY-025, ERR-023]', async () => {
    responder(rutasDeLegajos.eliminarLegajo, { message: 'Se eliminó el legajo exitosamente' });
    const { router } = abrir(borrador());
    await abrirMasAcciones();
    await presionar('Eliminar');
    const dialogo = await enElDialogo();
    expect(dialogo.getByText('Eliminar este registro?')).toBeInTheDocument();
    await userEvent.click(dialogo.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajos/listado'));
  });

  test('anular manda el estado anulado [DET-030]', async () => {
    abrir(legajo({ acciones_permitidas: { ...PUEDE, puede_anularse: true } }));
    await abrirMasAcciones();
    await presionar('Anular legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Anular legajo' }));
    await waitFor(() => expect(cambios).toHaveLength(1));
    expect(cambios[0]?.estado_id).toBe(5);
  });

  test('lo que el servidor no permite se dice, y el legajo se lee de nuevo [ERR-007, ERR-014]', async () => {
    responder(rutasDeDetalles.cambiarEstadoDeDetalle, () => problema(409, 'El legajo cambió mientras lo editabas.'));
    abrir(borrador());
    await screen.findByRole('button', { name: 'Confirmar legajo' });
    responder(rutasDeLegajos.legajo, legajo());
    await presionar('Confirmar legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('El legajo cambió mientras lo editabas.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmar legajo' })).not.toBeInTheDocument());
  });

  test('sin red se dice que no hay, y no que el portal tuvo un problema', async () => {
    responder(rutasDeLegajos.eliminarLegajo, () => sinRed());
    abrir(borrador());
    await abrirMasAcciones();
    await presionar('Eliminar');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText(mensajes.sin_conexion)).toBeInTheDocument();
    expect(screen.queryByText(mensajes.error_interno)).not.toBeInTheDocument();
  });

  test('sin red tampoco se leen los estados, y se dice por qué [ERR-010]', async () => {
    responder(rutasDeReferencias.estadosLegajos, () => sinRed());
    abrir(borrador());
    await presionar('Confirmar legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/^Error al cargar los estados\.\s+Sin conexión/)).toBeInTheDocument();
    expect(cambios).toEqual([]);
  });

  test('el que se eliminó en otra pestaña ya no se muestra', async () => {
    responder(rutasDeDetalles.cambiarEstadoDeDetalle, () => problema(404, 'No encontramos lo que buscás.'));
    abrir(borrador());
    await screen.findByRole('button', { name: 'Confirmar legajo' });
    responder(rutasDeLegajos.legajo, () => problema(404, 'No encontramos lo que buscás.'));
    await presionar('Confirmar legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('heading', { name: 'No encontramos este legajo' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Datos del legajo' })).not.toBeInTheDocument();
  });

  test('editar y ampliar llevan a sus asistentes [DET-015, DET-016]', async () => {
    const { unmount } = abrir(borrador());
    expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/automatico/1/editar',
    );
    unmount();
    abrir(legajo({ acciones_permitidas: { ...PUEDE, puede_ampliarse: true } }));
    await abrirMasAcciones();
    expect(await screen.findByRole('link', { name: 'Ampliar con cálculo automático' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/1/ampliacion/automatico',
    );
    expect(screen.getByRole('link', { name: 'Ampliar con cálculo manual' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/1/ampliacion/manual',
    );
  });

  test('sin Ejercicio no hay ninguna acción [DET-013, DET-035]', async () => {
    responder(rutasDeSesion.permisosDePersona, { ...permisos(), permite_ejercicio_profesional: false });
    abrir(legajoConTodo({ acciones_permitidas: { ...borrador().acciones_permitidas, puede_ampliarse: true } }));
    await screen.findByRole('region', { name: 'Datos del legajo' });
    await screen.findByText('Todavía no hay movimientos registrados.');
    for (const nombre of [/confirmar/i, /anular/i, /eliminar/i])
      expect(screen.queryByRole('button', { name: nombre })).not.toBeInTheDocument();
    for (const nombre of [/editar/i, /ampliar/i])
      expect(screen.queryByRole('link', { name: nombre })).not.toBeInTheDocument();
  });

  test('sin banderas tampoco [DET-012, DET-023]', async () => {
    abrir(legajo());
    await screen.findByRole('region', { name: 'Datos del legajo' });
    await screen.findByText('Todavía no hay movimientos registrados.');
    const acciones = within(screen.getByRole('region', { name: 'Acciones' }));
    await abrirMasAcciones();
    expect(acciones.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cargar otro igual']);
    expect(acciones.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Más acciones']);
  });
});

describe('un cambio que se rechaza', () => {
  test('porque el legajo cambió: no habla de lo que se escribió, que no hay nada escrito', async () => {
    abrir(borrador());
    await screen.findByRole('button', { name: 'Confirmar legajo' });
    responder(rutasDeDetalles.cambiarEstadoDeDetalle, () => problema(409, mensajes.version_vencida));
    await presionar('Confirmar legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    const aviso = await screen.findByText(/El legajo cambió desde que lo abriste/);
    expect(aviso).not.toHaveTextContent(/escribiste|[Rr]ecarg/);
  });

  test('por un bloqueo: las acciones se van sin recargar', async () => {
    abrir(borrador());
    await screen.findByRole('button', { name: 'Confirmar legajo' });
    responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }));
    responder(rutasDeDetalles.cambiarEstadoDeDetalle, () => problema(403, 'Tenés un bloqueo: Bloqueo de prueba.'));
    await presionar('Confirmar legajo');
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/Bloqueo de prueba/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmar legajo' })).not.toBeInTheDocument());
  });
});

describe('las observaciones', () => {
  const varias = () =>
    legajoConTodo({
      observaciones: [
        observacion({
          ...{ id: 1, campo: 'Partida', texto: 'Falta la partida.' },
          plazo: {
            de: 'matriculado',
            estado: 'vencido',
            edad: 11,
            vence: '2026-11-20',
            texto: 'Vencido hace 1 día hábil',
          },
        }),
        observacion({
          ...{ id: 2, campo: 'monto', texto: 'No es el convenido.' },
          puede: { corregir: false, responder: true },
        }),
        observacion({
          ...{ id: 3, campo: 'Calle', texto: 'Está mal.', estado: 'respondida' },
          puede: { corregir: false, responder: false },
          hilo: [
            {
              ...{ cuando: '2026-11-06T15:00:00Z', accion: 'corregir', texto: '' },
              cambios: [{ campo: 'calle', nombre: 'Calle', antes: 'Calle 5', ahora: 'Calle 50' }],
            },
          ],
        }),
        observacion({ id: 4, texto: 'Era otra.', estado: 'retirada', puede: { corregir: false, responder: false } }),
      ],
    });
  const una = async (texto: RegExp) => {
    const seccion = within(await screen.findByRole('region', { name: 'Observaciones del Colegio' }));
    const item = seccion.getByText(texto).closest('li');
    if (!item) throw new Error('Cada observación es un renglón');
    return within(item);
  };

  test('cada una con su estado y su hilo; se corrige en su dato o se responde en palabras', async () => {
    abrir(varias());
    const partida = await una(/Falta la partida/);
    expect(partida.getByText('Sin responder')).toBeInTheDocument();
    expect(await partida.findByRole('link', { name: 'Corregir Partida' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/automatico/1/editar?observacion=1',
    );
    expect(partida.getByText('Para que respondas: vencido hace 1 día hábil (20/11/2026)')).toBeInTheDocument();
    expect(screen.getByText(/Te quedan 2: cuando estén todas respondidas, el legajo vuelve al Colegio/)).toBeVisible();
    const monto = await una(/No es el convenido/);
    expect(monto.queryByRole('link')).not.toBeInTheDocument();
    expect(monto.getByText(/este dato no se puede cambiar/)).toBeInTheDocument();
    const calle = await una(/Está mal/);
    expect(calle.getByText('Respondiste. El Colegio la mira cuando estén respondidas todas')).toBeInTheDocument();
    expect(calle.getByText(/antes Calle 5, ahora Calle 50/)).toBeInTheDocument();
    expect(calle.queryByRole('button')).not.toBeInTheDocument();
    expect((await una(/Era otra/)).getByText('Retirada por el Colegio')).toBeInTheDocument();
  });

  test('cuando es la última, antes de responder se dice que el legajo vuelve; después corre el plazo del Colegio', async () => {
    const plazo = {
      de: 'colegio',
      estado: 'en_termino',
      edad: 0,
      vence: '2026-11-27',
      texto: 'Vence en 3 días hábiles',
    } as const;
    const ultima = observacion({ id: 1, texto: 'Falta la firma.' });
    abrir(legajoConTodo({ observaciones: [ultima] }));
    expect(await screen.findByText(/Cuando la respondas, el legajo vuelve al Colegio/)).toBeVisible();
    const respondida = {
      ...ultima,
      estado: 'respondida',
      plazo,
      puede: { corregir: false, responder: false },
    } as const;
    const hecha = { id: 1, legajo_id: 1, version: 2, message: 'Respondiste. El Colegio la vuelve a mirar' };
    responder(rutasDeObservaciones.responderObservacion, hecha);
    responder(rutasDeLegajos.legajo, legajoConTodo({ observaciones: [respondida] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Responder con un texto sobre lo observado' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Respuesta sobre lo observado/ }), 'La llevo mañana.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText('Para que el Colegio la mire: vence en 3 días hábiles (27/11/2026)')).toBeVisible();
  });

  test('la respuesta en palabras no va vacía, lleva la versión leída y, rechazada, no se pierde', async () => {
    const enviados: unknown[] = [];
    responder(rutasDeObservaciones.responderObservacion, async ({ request, params }) => {
      enviados.push([params.id, await request.json(), request.headers.get('if-match')]);
      return problema(409, 'La observación está retirada y así no se puede hacer eso.');
    });
    abrir(varias());
    const monto = await una(/No es el convenido/);
    await userEvent.click(await monto.findByRole('button', { name: /Responder con un texto/ }));
    const texto = await monto.findByRole('textbox', { name: /Respuesta sobre Honorario Convenido/ });
    await userEvent.click(monto.getByRole('button', { name: 'Enviar respuesta' }));
    expect(texto).toHaveAccessibleDescription('Este campo es obligatorio.');
    await userEvent.type(texto, 'Es el que firmamos.');
    await userEvent.click(monto.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText(/La observación está retirada/)).toBeInTheDocument();
    expect(texto).toHaveValue('Es el que firmamos.');
    expect(enviados).toEqual([['2', { texto: 'Es el que firmamos.' }, '"1"']]);
    const respondida = { id: 2, legajo_id: 1, version: 2, message: 'Respondiste. El Colegio la vuelve a mirar' };
    responder(rutasDeObservaciones.responderObservacion, respondida);
    await userEvent.click(monto.getByRole('button', { name: 'Enviar respuesta' }));
    await waitFor(() => expect(monto.queryByRole('textbox')).not.toBeInTheDocument());
  });

  test('sin Ejercicio se leen y no se responden', async () => {
    responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }));
    abrir(varias());
    await screen.findByText('Todavía no hay movimientos registrados.');
    const partida = await una(/Falta la partida/);
    expect(partida.queryAllByRole('button')).toEqual([]);
    expect(partida.queryAllByRole('link')).toEqual([]);
  });
});

describe('acciones de una ampliación', () => {
  test('en borrador se edita, se elimina o se confirma [DET-017, DET-031, DET-043, ERR-024]', async () => {
    responder(rutasDeDetalles.eliminarDetalle, {
      id: 2,
      legajo_id: 1,
      version: 9,
      message: 'Se eliminó el detalle de contrato exitosamente',
    });
    abrir(legajoConTodo());
    const ampliacion = within(await screen.findByRole('region', { name: /^Ampliación/ }));
    expect(await ampliacion.findByRole('link', { name: 'Editar ampliación' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/1/ampliacion/2/manual/editar',
    );
    await userEvent.click(ampliacion.getByRole('button', { name: 'Confirmar ampliación' }));
    expect((await enElDialogo()).getByText(/hasta el 25\/11\/2026 inclusive/)).toBeInTheDocument();
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(cambios.map(({ id }) => id)).toEqual(['2']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(ampliacion.getByRole('button', { name: 'Eliminar ampliación' }));
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Se eliminó el detalle de contrato exitosamente')).toBeInTheDocument();
  });

  test('confirmada y observada se corrige, y nada más', async () => {
    const { detalles } = legajoConTodo();
    const acciones = { puede_confirmarse: false, puede_editarse: true, puede_eliminarse: false, puede_anularse: false };
    const [original, nueva] = detalles;
    if (!original || !nueva) throw new Error('Falta la ampliación');
    abrir(legajoConTodo({ detalles: [original, { ...nueva, estado: original.estado, acciones }] }));
    const ampliacion = within(await screen.findByRole('region', { name: /^Ampliación/ }));
    expect(await ampliacion.findByRole('link', { name: 'Corregir ampliación' })).toBeInTheDocument();
    expect(ampliacion.queryAllByRole('button')).toEqual([]);
  });
});

describe('lo que el detalle dice', () => {
  test('CEP pago y timbrado con plazo, con sus textos [DET-010, CEP-001, CEP-004, CEP-012]', async () => {
    abrir(legajoConTodo());
    const cep = within(await screen.findByRole('region', { name: 'CEP' }));
    expect(cep.getByText('PAGADO')).toBeInTheDocument();
    expect(cep.getByText(/\$.7\.500,00 · 06\/11\/2026/)).toBeInTheDocument();
    const timbrado = within(screen.getByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText('PENDIENTE')).toBeInTheDocument();
    expect(timbrado.getByText('Quedan 9 días para el pago del timbrado bajo esta modalidad.')).toBeInTheDocument();
    expect(timbrado.getByText(/Una vez vencido, solo lo podrá abonar en ARBA\./)).toBeInTheDocument();
    expect(timbrado.getByText(/Cupón Nº 1040 por \$.1\.800,00, pendiente de pago/)).toBeInTheDocument();
  });

  test('de cada cargo se va a generar su cupón, si se puede y no hay uno [DET-019, DET-020, CEP-002, CEP-009]', async () => {
    const acciones_permitidas = { ...PUEDE, puede_generar_cep: true, puede_timbrarse_prepago: true };
    const orden = { id: 40, numero_boleta: 1040, estado: 'pendiente' as const, monto_total: '1800.00' };
    const generado = { ...orden, vencimiento: '2026-11-24', ultimo_vencimiento: '2026-12-14', comprobante_id: null };
    const { unmount } = abrir(legajo({ acciones_permitidas }));
    expect(await screen.findByRole('link', { name: 'Pagar CEP' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/1/pagarCep',
    );
    expect(screen.getByRole('link', { name: 'Pagar timbrado prepago' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/1/pagarTimbrado',
    );
    unmount();
    abrir(
      legajo({
        acciones_permitidas,
        ultima_orden_cep_generado: generado,
        ultima_orden_timbrado_generado: { ...generado, id: 41 },
      }),
    );
    await screen.findAllByRole('link', { name: 'Pagar cupón' });
    expect(screen.queryByRole('link', { name: 'Pagar CEP' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pagar timbrado prepago' })).not.toBeInTheDocument();
  });

  test('el cupón se paga y se imprime; pago, se imprime su recibo [DET-014, DET-021, CEP-001]', async () => {
    const bajados: unknown[] = [];
    const pdf = (params: unknown) => {
      bajados.push(params);
      return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    responder(rutasDeCupones.imprimirCupon, ({ params }) => pdf({ cupon: params.id }));
    responder(rutasDeCupones.imprimirComprobante, ({ params }) => pdf({ recibo: params.id }));
    abrir(
      legajoConTodo({
        ultima_orden_cep_generado: {
          id: 31,
          numero_boleta: 1031,
          estado: 'pago',
          monto_total: '7500.00',
          vencimiento: '2026-11-20',
          ultimo_vencimiento: '2026-12-10',
          comprobante_id: 12,
        },
      }),
    );
    const timbrado = within(await screen.findByRole('region', { name: 'Timbrado' }));
    expect(await timbrado.findByRole('link', { name: 'Pagar cupón' })).toHaveAttribute('href', '/app/cuenta/40/pago');
    await userEvent.click(timbrado.getByRole('button', { name: 'Imprimir cupón' }));
    const cep = within(screen.getByRole('region', { name: 'CEP' }));
    expect(cep.getByText('PAGADO')).toBeInTheDocument();
    await userEvent.click(cep.getByRole('button', { name: 'Imprimir recibo' }));
    await waitFor(() => expect(bajados).toEqual([{ cupon: '40' }, { recibo: '12' }]));
    vi.unstubAllGlobals();
  });

  test('lo pagado en parte dice cuánto entró y cuánto resta, y de qué contrato si hay varios', async () => {
    const parte = { detalle_id: 11, pagado: '3000.00', resta: '2000.00' };
    const { unmount } = abrir(legajo({ a_cuenta: [{ ...parte, circuito: 'cep' }] }));
    const cep = within(await screen.findByRole('region', { name: 'CEP' }));
    expect(cep.getByText(/^Pagado a cuenta/)).toHaveTextContent('Pagado a cuenta $ 3.000,00 · resta $ 2.000,00');
    expect(screen.getAllByText(/a cuenta/)).toHaveLength(1);
    unmount();
    const { detalles } = legajoConTodo();
    abrir(legajoConTodo({ a_cuenta: detalles.map(({ id }) => ({ ...parte, detalle_id: id, circuito: 'timbrados' })) }));
    const timbrado = within(await screen.findByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText(/^Del contrato original a cuenta/)).toHaveTextContent('resta $ 2.000,00');
    expect(timbrado.getByText(/^De la ampliación a cuenta/)).toBeInTheDocument();
  });

  test('timbrado vencido [CEP-005]', async () => {
    abrir(legajo({ estado_timbrado: { tipo: 'vencido' } }));
    expect(await screen.findByText('Se venció el plazo de pago, deberá abonarlo en ARBA.')).toBeInTheDocument();
  });

  test('con el cupón pago no se manda a nadie a pagar otra vez, aunque falte el timbre [CEP-003]', async () => {
    abrir(legajo({ estado_timbrado: { tipo: 'pago' }, falta: ['sellar'] }));
    const timbrado = within(await screen.findByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText('PAGADO')).toBeInTheDocument();
    expect(timbrado.getByText('El cupón está pago: resta que el Colegio timbre el contrato.')).toBeInTheDocument();
    expect(timbrado.queryByText(/ARBA/)).not.toBeInTheDocument();
    const falta = within(screen.getByRole('list', { name: 'Qué falta' }));
    expect(falta.getByText(/^Pagaste el timbrado/)).toBeInTheDocument();
  });

  test.each([
    ['exento', 'EXENTO'],
    ['no_requerido', 'NO REQUERIDO'],
    ['nada_por_pagar', 'NADA POR PAGAR'],
    ['sin_cobro', 'NO SE COBRA'],
    ['pagado', 'PAGADO'],
    ['pendiente', 'PENDIENTE'],
  ] as const)('CEP %s: %s [CEP-001]', async (estado_cep, insignia) => {
    abrir(legajo({ estado_cep }));
    expect(within(await screen.findByRole('region', { name: 'CEP' })).getByText(insignia)).toBeInTheDocument();
  });

  test('lo que el Colegio no cobra se dice, sin días que corran ni cupón que generar', async () => {
    abrir(legajo({ estado_cep: 'sin_cobro', estado_timbrado: { tipo: 'sin_cobro' } }));
    const cep = within(await screen.findByRole('region', { name: 'CEP' }));
    expect(cep.getByText(/^En la fecha de este legajo, el Colegio no cobra CEP/)).toBeInTheDocument();
    const timbrado = within(screen.getByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText(/^En la fecha del contrato, el Colegio no cobra timbrado/)).toBeInTheDocument();
    expect(timbrado.queryByText(/ARBA|Quedan|plazo/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Pagar (CEP|timbrado)/ })).not.toBeInTheDocument();
  });

  test('lo que vino del sistema anterior con timbrado por pagar se paga acá, sin días que corran', async () => {
    const base = legajo({});
    abrir({
      ...base,
      ...{ estado_timbrado: { tipo: 'adeudado' }, falta: ['timbrar'] },
      acciones_permitidas: { ...base.acciones_permitidas, puede_timbrarse_prepago: true },
    });
    const timbrado = within(await screen.findByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText('PENDIENTE')).toBeInTheDocument();
    expect(timbrado.getByText(/^Vino del sistema anterior con timbrado por pagar/)).toBeInTheDocument();
    expect(timbrado.queryByText(/ARBA|Quedan/)).not.toBeInTheDocument();
  });

  test('lo que vino sin nada por pagar lo dice, y no que su comitente es el Colegio ni que tiene franquicia', async () => {
    abrir(legajo({ estado_cep: 'nada_por_pagar', estado_timbrado: { tipo: 'nada_por_pagar' } }));
    const cep = within(await screen.findByRole('region', { name: 'CEP' }));
    expect(cep.getByText('Vino del sistema anterior sin nada por pagar de CEP.')).toBeInTheDocument();
    const timbrado = within(screen.getByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText('Vino del sistema anterior sin nada por pagar de timbrado.')).toBeInTheDocument();
    expect(screen.queryByText(/El comitente es el Colegio|franquicia/)).not.toBeInTheDocument();
  });

  test('de una ampliación que vino del sistema anterior se dice de qué contrato es el timbrado, qué se debe, y que se trajo', async () => {
    const [suyo] = legajo().detalles;
    if (!suyo) throw new Error('Un legajo de muestra tiene un contrato');
    const original = {
      ...{ ...suyo, plazo_de_timbrado: null },
      timbrados: [SELLO],
    };
    const ampliacion = { ...suyo, id: 2, tipo_contrato: 'ampliacion' as const, plazo_de_timbrado: null };
    const base = legajo({ detalles: [original, ampliacion], detalle_vigente: ampliacion });
    responder(rutasDeLegajos.historialDelLegajo, pagina([hecho({ accion: 'importar_ampliacion', de: 'colegio' })]));
    abrir({
      ...base,
      ...{ tipo_contrato: 'ampliacion', estado_cep: 'pendiente', estado_timbrado: { tipo: 'interno' } },
      ...{ falta: ['pagar_cep'] },
      acciones_permitidas: { ...base.acciones_permitidas, puede_generar_cep: true },
    });
    const timbrado = within(await screen.findByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText('PAGADO')).toBeInTheDocument();
    expect(
      timbrado.getByText(/^La última ampliación vino del sistema anterior sin nada por pagar/),
    ).toBeInTheDocument();
    expect(timbrado.queryByText(/contrato vigente|ARBA|Quedan/)).not.toBeInTheDocument();
    expect(timbrado.getByText('00000009')).toBeInTheDocument();
    const cep = within(screen.getByRole('region', { name: 'CEP' }));
    expect(cep.getByRole('link', { name: 'Pagar CEP' })).toBeInTheDocument();
    const historia = within(await screen.findByRole('region', { name: 'Historia del legajo' }));
    expect(await historia.findByText('Ampliación traída del sistema anterior')).toBeInTheDocument();
    expect(historia.getByText(/· El Colegio$/)).toBeInTheDocument();
  });

  test('si el timbrado es del contrato vigente, lo dice', async () => {
    const [suyo] = legajo().detalles;
    if (!suyo) throw new Error('Un legajo de muestra tiene un contrato');
    const vigente = {
      ...suyo,
      timbrados: [SELLO],
    };
    abrir(legajo({ detalles: [vigente], detalle_vigente: vigente, estado_timbrado: { tipo: 'interno' } }));
    const timbrado = within(await screen.findByRole('region', { name: 'Timbrado' }));
    expect(timbrado.getByText('El contrato vigente está timbrado.')).toBeInTheDocument();
  });

  test('lo que vino pagado en parte se termina de pagar acá: su pago no es un cupón', async () => {
    const base = legajo({});
    abrir({
      ...base,
      ...{ estado_cep: 'pendiente', ultima_orden_cep_generado: null, falta: ['pagar_cep'] },
      acciones_permitidas: { ...base.acciones_permitidas, puede_generar_cep: true },
    });
    const cep = within(await screen.findByRole('region', { name: 'CEP' }));
    expect(cep.getByRole('link', { name: 'Pagar CEP' })).toBeInTheDocument();
    expect(cep.queryByText(/^Cupón Nº/)).not.toBeInTheDocument();
  });

  test('de un legajo anulado no se pide pagar nada', async () => {
    const anulado = estado('anulado', 'Anulado', 5);
    abrir(
      legajo({
        ...{ estado: anulado, estado_legajo: anulado },
        ...{ estado_cep: 'no_requerido', estado_timbrado: { tipo: 'no_requerido' } },
      }),
    );
    expect(await screen.findByText('El legajo está anulado: no se paga CEP.')).toBeInTheDocument();
    expect(screen.getByText('El legajo está anulado: no se timbra.')).toBeInTheDocument();
    expect(screen.queryByText('PENDIENTE')).not.toBeInTheDocument();
  });

  test('los timbrados, con su lugar [DET-010, CEP-010]', async () => {
    const [original] = legajo().detalles;
    const timbrado = {
      id: 1,
      tipo: 'externo' as const,
      anulado: false,
      prepago: false,
      numero_formateado: 'E-100',
      fecha: '2026-11-10',
      importe: '1800.00',
      descripcion: 'ARBA, La Plata',
      comprobante_id: null,
      orden_pago_id: null,
    };
    if (!original) throw new Error('Falta el contrato');
    abrir(legajo({ estado_timbrado: { tipo: 'externo' }, detalles: [{ ...original, timbrados: [timbrado] }] }));
    expect(within(await screen.findByRole('list', { name: 'Timbrados' })).getByRole('listitem').textContent).toMatch(
      /^Timbrado E-100 · 10\/11\/2026ARBA, La Plata \(externo\)\$.1\.800,00$/,
    );
    expect(screen.getByText('TIMBRADO EXTERNO')).toBeInTheDocument();
    expect(screen.getByText(/^Es el impuesto de sellos del contrato/)).toBeInTheDocument();
    expect(screen.getByText('Es la tasa de control del ejercicio profesional.')).toBeInTheDocument();
  });

  test('la observación abierta, lo que falta, los certificados y el visado, que se imprime [DET-006, DET-011, ERR-013]', async () => {
    const cvd = { id: 1, hash: 'abc', estado: 'vigente' as const };
    const visado = { numero: 'V-2026-000001', fecha: '2026-11-10', numero_control: '2026000001-3', cvd };
    abrir(legajoConTodo({ visado }));
    expect(await screen.findByText(/Falta la partida\./)).toBeInTheDocument();
    expect(screen.getAllByText('Responder lo observado').length).toBeGreaterThan(0);
    expect(screen.getByText('2026000001-3')).toBeInTheDocument();
    responder(rutasDeLegajos.imprimirCvd, () => problema(500, 'No'));
    expect(screen.getByText(/^El Certificado de Visado Definitivo:/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir CVD' }));
    expect(await screen.findByText('Error al intentar descargar')).toBeInTheDocument();
    expect(await screen.findByText('CAIE-2026-000012')).toBeInTheDocument();
  });

  test('con varias observaciones abiertas dice cuántas; las respondidas no se cuentan', async () => {
    const una = (id: number) => observacion({ id, campo: 'Partida', texto: 'Falta.' });
    const respondida = observacion({ id: 6, campo: 'Calle', texto: 'Falta.', estado: 'respondida' });
    abrir(legajoConTodo({ observaciones: [...[1, 2, 3, 4, 5].map(una), respondida] }));
    const falta = within(await screen.findByRole('list', { name: 'Qué falta' }));
    expect(falta.getByText('Responder lo observado (5 observaciones)')).toBeInTheDocument();
  });

  test('la del legajo entero se responde en palabras, y no habla de un dato que no se puede cambiar', async () => {
    const entera = observacion({ campo: null, texto: 'Revisalo.', puede: { corregir: false, responder: true } });
    abrir(legajoConTodo({ observaciones: [entera] }));
    const seccion = within(await screen.findByRole('region', { name: 'Observaciones del Colegio' }));
    expect(await seccion.findByRole('button', { name: /^Responder/ })).toBeInTheDocument();
    expect(seccion.queryByRole('link', { name: /^Corregir/ })).not.toBeInTheDocument();
    expect(seccion.queryByText(/este dato no se puede cambiar/)).not.toBeInTheDocument();
    expect(seccion.getByText(/corregí el legajo, y después contá acá qué hiciste/)).toBeInTheDocument();
  });

  test('lo que falta son cosas por hacer, en su orden, cada una con su importe, su día y una acción', async () => {
    abrir(legajoConTodo());
    const falta = within(await screen.findByRole('list', { name: 'Qué falta' }));
    await falta.findByRole('button', { name: 'Confirmar la ampliación' });
    expect(falta.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pagar el timbrado\$.1\.800,00 · Vence el 25\/11\/2026, en 9 díasPagar$/),
      'Responder lo observadoCorregir',
      'Confirmar la ampliaciónConfirmar',
    ]);
    expect(falta.getByRole('link', { name: 'Pagar el timbrado' })).toHaveAttribute('href', '/app/cuenta/40/pago');
    expect(falta.getByRole('link', { name: 'Corregir: Responder lo observado' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/automatico/1/editar?observacion=1',
    );
    const barra = within(screen.getByRole('region', { name: 'Acciones' }));
    expect(barra.getByRole('link', { name: /^Pagar el timbrado · \$.1\.800,00$/ })).toHaveAttribute(
      'href',
      '/app/cuenta/40/pago',
    );
    await userEvent.click(falta.getByRole('button', { name: 'Confirmar la ampliación' }));
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(cambios.map(({ id }) => id)).toEqual(['2']));
  });

  test('lo que no se puede hacer desde acá lleva a donde se explica', async () => {
    const observaciones = [observacion({ puede: { corregir: false, responder: true } })];
    const pendientes = [pendienteDelLegajo('timbrar_en_arba'), pendienteDelLegajo('responder_observacion')];
    abrir(legajo({ falta: ['responder_observacion', 'timbrar_en_arba'], observaciones, pendientes }));
    const falta = within(await screen.findByRole('list', { name: 'Qué falta' }));
    await userEvent.click(await falta.findByRole('button', { name: 'Ver: Timbrar en ARBA' }));
    expect(screen.getByRole('region', { name: 'Timbrado' })).toHaveFocus();
    await userEvent.click(falta.getByRole('button', { name: 'Responder lo observado' }));
    expect(screen.getByRole('region', { name: 'Observaciones del Colegio' })).toHaveFocus();
  });

  test('lo que espera al Colegio se dice sin acción; lo hecho, en un renglón', async () => {
    const visar = {
      falta: ['visar' as const],
      estado_cep: 'pagado' as const,
      estado_timbrado: { tipo: 'interno' as const },
    };
    abrir(legajo(visar));
    const region = within(await screen.findByRole('region', { name: 'No tenés nada que hacer' }));
    expect(region.getByText('Está completo: resta el visado del Colegio')).toBeInTheDocument();
    expect(region.getByText(/^Hecho: confirmado · CEP pagado · timbrado pagado$/)).toBeInTheDocument();
    expect(region.queryByRole('button')).not.toBeInTheDocument();
  });

  test('el índice lleva a cada parte de la página', async () => {
    abrir(legajoConTodo());
    const indice = within(await screen.findByRole('navigation', { name: 'En esta página' }));
    expect(indice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Observaciones (1)', 'Datos', 'CEP', 'Timbrado', 'Comitentes', 'Inmuebles', 'Contratos (2)'],
      ...['Certificados (1)', 'Historia'],
    ]);
    await screen.findByText('Todavía no hay movimientos registrados.');
    for (const enlace of indice.getAllByRole('link')) {
      await userEvent.click(enlace);
      expect(document.activeElement?.id).toBe(enlace.getAttribute('href')?.slice(1));
    }
  });

  test('de un borrador, cada dato lleva a su campo; de uno confirmado, ninguno [DET-015]', async () => {
    const { unmount } = abrir(borrador({ edicion: 'todo' }));
    expect(await screen.findByRole('link', { name: 'Cambiar Forma de pago' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/automatico/1/editar?campo=forma_de_pago',
    );
    expect(screen.getByRole('link', { name: 'Cambiar Vencimiento Contrato' })).toBeInTheDocument();
    unmount();
    abrir(legajoConTodo());
    await screen.findByRole('region', { name: 'Contrato original' });
    expect(screen.queryByRole('link', { name: /^Cambiar / })).not.toBeInTheDocument();
  });

  test('la historia, con quién y por qué', async () => {
    responder(
      rutasDeLegajos.historialDelLegajo,
      pagina([
        hecho(),
        hecho({ cuando: '2026-11-05T15:00:00Z', de: 'colegio', accion: 'observar', motivo: 'Falta la partida.' }),
        ...['CAIE-1', 'CAIE-2'].map((certificado, i) =>
          hecho({ cuando: `2026-11-06T15:0${i}:00Z`, accion: 'emitir_certificado', certificado }),
        ),
        hecho({ cuando: '2026-11-07T15:00:00Z', accion: 'anular_certificado', certificado: 'CAIE-1' }),
        hecho({
          ...{ cuando: '2026-11-08T15:00:00Z', accion: 'pagar', de: 'pagos' },
          pago: { circuito: 'cep', importe: '7500.00', resta: null },
        }),
        hecho({
          ...{ cuando: '2026-11-08T14:00:00Z', accion: 'pagar', de: 'pagos' },
          pago: { circuito: 'timbrados', importe: '300.00', resta: '1500.00' },
        }),
        hecho({
          ...{ cuando: '2026-11-09T15:00:00Z', accion: 'corregir' },
          cambios: [{ campo: 'partida', nombre: 'Partida', antes: '', ahora: '55123' }],
        }),
      ]),
    );
    abrir(legajo());
    const historia = within(await screen.findByRole('region', { name: 'Historia del legajo' }));
    expect(await historia.findByText('Legajo creado')).toBeInTheDocument();
    expect(historia.getByText('Observado por el Colegio')).toBeInTheDocument();
    for (const texto of ['Certificado emitido: CAIE-1', 'Certificado emitido: CAIE-2', 'Certificado anulado: CAIE-1'])
      expect(historia.getByText(texto)).toBeInTheDocument();
    expect(historia.getByText(/^Pago acreditado: CEP, \$.7\.500,00$/)).toBeInTheDocument();
    const enParte = historia.getByText(/^Pago acreditado: Timbrado/);
    expect(enParte).toHaveTextContent('Pago acreditado: Timbrado, a cuenta $ 300,00 · resta $ 1.500,00');
    expect(historia.getAllByText(/Sistema de pagos$/)).toHaveLength(2);
    expect(historia.getAllByText(/· Vos$/)).toHaveLength(5);
    expect(historia.getByText('Partida').closest('li')).toHaveTextContent('Partida: antes vacío, ahora 55123');
    expect(historia.getByText(/3\/11\/2*0*26,? 10:00/)).toBeInTheDocument();
  });
});
