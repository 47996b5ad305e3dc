import { rutasDePapeles } from '@colega/contract/dinero';
import { rutasDeBandeja, rutasDeRevision } from '@colega/contract/legajos';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDeReferencias } from '@colega/contract/referencias';
import type { Rol } from '@colega/domain/permisos';
import { calculo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { colas } from '../../testing/datos-de-la-bandeja.ts';
import { accion, legajoEnRevision } from '../../testing/datos-de-la-revision.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

const TEXTO = 'La partida no coincide con la nomenclatura.';
const siguientes: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  siguientes.length = 0;
  responder(rutasDeRevision.legajoEnRevision, ({ params }) => legajoEnRevision({ id: Number(params.id) }));
  responder(rutasDeRevision.calculoEnRevision, calculo());
  responder(rutasDeRevision.historialEnRevision, pagina([]));
  responder(rutasDeRevision.cambiosDelLegajo, { desde: null, cambios: [], honorarios: [], hechos: [] });
  responder(rutasDePapeles.papelesDelLegajo, { cvds: [], recibos: [] });
  responder(rutasDeRevision.observacionesTipo, pagina([{ campo: 'partida', nombre: 'Partida', texto: TEXTO }]));
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDeBandeja.bandeja, colas({ para_revisar: [0, 0] }));
  responder(rutasDeBandeja.colaDeBandeja, pagina([]));
  responder(rutasDeBandeja.filtrablesDeBandeja, { rubros: [], distritos: [] });
  responder(rutasDeBandeja.siguienteDeBandeja, async ({ request, params }) => {
    siguientes.push([params.cola, await request.json()]);
    return { id: null };
  });
});

const abrir = async (direccion = '/colegio/legajo/1', roles: Rol[] = ['visado']) => {
  iniciarSesion({ user_id: 7, contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: /^Legajo Nº/ }, { timeout: 8000 });
  return router;
};
const texto = () => screen.findByRole('textbox', { name: 'Qué tiene que corregir o aclarar' });
const VISADO = { id: 1, legajo_id: 1, version: 4, message: 'Visado.', visado: { numero: '1', numero_control: '2' } };

test('visado el último de la cola, vuelve a la Bandeja, que lo dice', async () => {
  responder(rutasDeRevision.visarLegajo, VISADO);
  const router = await abrir('/colegio/legajo/1?cola=listos_para_visar&ver=vencidos&rubro_id=4');
  await userEvent.keyboard('v');
  expect(await screen.findByRole('dialog', { name: '¿Visar este legajo?' })).toHaveTextContent('No se cobra');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Listos para visar: En esta cola no queda ninguno libre/)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio'));
  expect(router.state.location.search).toContain('cola=listos_para_visar');
  expect(siguientes).toEqual([['listos_para_visar', { rubro_id: '4', vencidos: 'si' }]]);
});

test('visado, se abre el siguiente de la cola', async () => {
  responder(rutasDeRevision.visarLegajo, VISADO);
  responder(rutasDeBandeja.siguienteDeBandeja, { id: 9 });
  const router = await abrir('/colegio/legajo/1?cola=listos_para_visar');
  await userEvent.keyboard('v');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/legajo/9'));
  expect(router.state.location.search).toBe('?cola=listos_para_visar');
});

test('cancelar no hace nada, y el foco vuelve a donde estaba', async () => {
  await abrir();
  const boton = screen.getByRole('button', { name: 'Visar' });
  await userEvent.click(boton);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(boton).toHaveFocus());
  expect(siguientes).toEqual([]);
});

test('desde un dato se observa con el texto del Colegio; lo que no tiene texto no se envía y se dice', async () => {
  const enviadas: unknown[] = [];
  responder(rutasDeRevision.observarLegajo, async ({ request }) => {
    enviadas.push(await request.json());
    return { id: 1, legajo_id: 1, version: 4, message: 'Observado.' };
  });
  await abrir();
  const [boton] = await screen.findAllByRole('button', { name: 'Observar Partida' });
  await userEvent.click(boton as HTMLElement);
  expect(await texto()).toHaveValue(TEXTO);
  expect(await texto()).toHaveFocus();
  await userEvent.clear(await texto());
  await userEvent.keyboard('{Escape}e');
  expect(await screen.findByText(/Escribí qué tiene que corregir/)).toBeInTheDocument();
  expect(await texto()).toHaveFocus();
  await userEvent.type(await texto(), 'No es esa.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog', { name: '¿Enviar la observación?' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(enviadas).toEqual([{ observaciones: [{ campo: 'partida', texto: 'No es esa.' }] }]));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Siguiente de/ })).toHaveFocus());
  expect(localStorage.getItem('borrador:7:revision:1')).toBeNull();
});

/** The answer waits until it is let go. */
const retener = (responderA: (esperar: () => Promise<void>) => void) => {
  let soltar = () => {};
  const retenido = new Promise<void>((listo) => {
    soltar = listo;
  });
  responderA(() => retenido);
  return () => soltar();
};
const OBSERVADO = { id: 1, legajo_id: 1, version: 4, message: 'Observado.' };
const seObserva = (respuesta: () => Response | typeof OBSERVADO) =>
  retener((esperar) =>
    responder(rutasDeRevision.observarLegajo, async () => {
      await esperar();
      return respuesta();
    }),
  );
const enviarUna = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Observar Partida' }))[0] as HTMLElement);
  await texto();
  await userEvent.keyboard('{Escape}e');
  await screen.findByRole('dialog', { name: '¿Enviar la observación?' });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Enviando…' });
};

test('la tecla que se pulsa mientras se envía espera a que la pregunta se vaya, y se oye', async () => {
  const soltar = seObserva(() => OBSERVADO);
  responder(rutasDeBandeja.siguienteDeBandeja, { id: 9 });
  const router = await abrir();
  await enviarUna();
  await userEvent.keyboard('n');
  expect(router.state.location.pathname).toBe('/colegio/legajo/1');
  soltar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/legajo/9'));
});

test('si lo que se envía no se puede, la tecla que contaba con eso no hace nada', async () => {
  const soltar = seObserva(() => problema(409, 'El legajo lo tiene Ana Paz.'));
  const router = await abrir();
  await enviarUna();
  await userEvent.keyboard('n');
  soltar();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await texto()).toHaveValue(TEXTO);
  expect(siguientes).toEqual([]);
  expect(router.state.location.pathname).toBe('/colegio/legajo/1');
});

test('dos veces la tecla del siguiente toma uno', async () => {
  const soltar = retener((esperar) =>
    responder(rutasDeBandeja.siguienteDeBandeja, async () => {
      siguientes.push('otro');
      await esperar();
      return { id: 9 };
    }),
  );
  const router = await abrir();
  await userEvent.keyboard('nn');
  soltar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/legajo/9'));
  expect(siguientes).toEqual(['otro']);
});

test.each(['abc', '0', '-1', '1.5', '99999999999', '%20'])(
  'la dirección /colegio/legajo/%s dice que no está',
  async (id) => {
    iniciarSesion({ user_id: 7, contextos: ['operador_consejo'] });
    responder(rutasDeOperadores.operadorPropio, operadorPropio(['visado']));
    render(
      <RouterProvider router={createMemoryRouter(rutasDelRouter(), { initialEntries: [`/colegio/legajo/${id}`] })} />,
    );
    expect(await screen.findByText('No encontramos este legajo', {}, { timeout: 8000 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a la Bandeja' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('lo que hizo otra persona se ve al volver a la ventana, con quién y cuándo; lo escrito no se mueve', async () => {
  await abrir();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Observar Partida' }))[0] as HTMLElement);
  await userEvent.type(await texto(), ' A medio');
  const ultimo_cambio = { usuario_id: 9, quien: 'María García', cuando: '2026-11-24T13:30:00.000Z' };
  const { version } = legajoEnRevision();
  let lecturas = 0;
  responder(rutasDeRevision.legajoEnRevision, () => {
    lecturas += 1;
    return legajoEnRevision({ version: version + 1, ultimo_cambio });
  });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const pregunta = await screen.findByRole('dialog', { name: '¿Enviar la observación?' });
  fireEvent.focus(window);
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Cancelar' }));
  fireEvent.focus(window);
  expect(await screen.findByText(/María García hizo algo con este legajo \(el 24\/11\/2026, 10:30\)/)).toBeVisible();
  expect(await texto()).toHaveValue(`${TEXTO} A medio`);
  // not under the question, whose consequences were those of what was read
  expect(lecturas).toBe(1);
});

test('lo que uno mismo hizo en otra pestaña se lee sin decir nada', async () => {
  await abrir();
  const ultimo_cambio = { usuario_id: 7, quien: 'Consejo Operador', cuando: '2026-11-24T13:30:00.000Z' };
  const acciones = [accion('visar', { puede: false, motivo: 'Ya está visado.' })];
  const { version } = legajoEnRevision();
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ version: version + 1, ultimo_cambio, acciones }));
  fireEvent.focus(window);
  expect(await screen.findByText(/Ya está visado/)).toBeVisible();
  const deOtra = { ...ultimo_cambio, usuario_id: 9, quien: 'María García' };
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ version: version + 2, ultimo_cambio: deOtra }));
  fireEvent.focus(window);
  expect(await screen.findByText(/María García hizo algo/)).toBeVisible();
  expect(screen.getAllByText(/hizo algo con este legajo/)).toHaveLength(1);
});

test('sin red lo escrito queda, y el mismo intento lleva la misma clave', async () => {
  const claves: (string | null)[] = [];
  responder(rutasDeRevision.observarLegajo, ({ request }) => {
    claves.push(request.headers.get('Idempotency-Key'));
    return sinRed();
  });
  await abrir();
  await userEvent.keyboard('o');
  await userEvent.type(await texto(), 'Falta el plano.');
  for (const _ of [1, 2]) {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await texto());
  }
  expect(claves).toHaveLength(2);
  expect(claves[0]).toBe(claves[1]);
  expect(await texto()).toHaveValue('Falta el plano.');
});

test('lo que otro cambió se dice con quién y cuándo, y lo escrito queda', async () => {
  const DICHO = 'Mientras lo mirabas, Ana Paz hizo algo con este legajo.';
  responder(rutasDeRevision.observarLegajo, () => problema(412, DICHO));
  await abrir();
  await userEvent.keyboard('o');
  await userEvent.type(await texto(), 'Falta el plano.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  const aviso = await screen.findByText(new RegExp(DICHO));
  await waitFor(() => expect(aviso.closest('[role="alert"]')).toHaveFocus());
  expect(await texto()).toHaveValue('Falta el plano.');
});

test('lo observado que no se mandó se dice antes de visar, y antes de anular', async () => {
  await abrir();
  await userEvent.keyboard('o');
  await userEvent.type(await texto(), 'Falta el plano.');
  await userEvent.keyboard('{Escape}v');
  const visar = await screen.findByRole('dialog', { name: '¿Visar este legajo?' });
  expect(within(visar).getAllByRole('listitem')[0]).toHaveTextContent('Se pierde la observación que escribiste');
  await userEvent.click(within(visar).getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anular el legajo' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Se pierde la observación que escribiste');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await texto()).toHaveValue('Falta el plano.');
});

test('si otro lo cambió, lo que se estaba por decidir se vuelve a preguntar', async () => {
  responder(rutasDeRevision.visarLegajo, () => problema(412, 'Ana Paz hizo algo con este legajo.'));
  await abrir();
  await userEvent.keyboard('v');
  await screen.findByRole('dialog', { name: '¿Visar este legajo?' });
  await userEvent.keyboard('{Enter}');
  const aviso = await screen.findByText(/Ana Paz hizo algo/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(aviso.closest('[role="alert"]')).toHaveFocus());
});

test('a quien no toma legajos no se le ofrece el siguiente', async () => {
  await abrir('/colegio/legajo/1', ['tesoreria']);
  expect(screen.queryByRole('button', { name: /^Siguiente de/ })).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(siguientes).toEqual([]);
});

test('lo que no se puede dice por qué, y su tecla no hace nada', async () => {
  const acciones = [accion('visar', { puede: false, motivo: 'Falta pagar el CEP.' }), accion('observar')];
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ acciones }));
  await abrir();
  expect(screen.getByText('Falta pagar el CEP.')).toBeInTheDocument();
  await userEvent.keyboard('v');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Visar' })).not.toBeInTheDocument();
});

test('antes de volver a pedir, retirar o aceptar se dice a quién se le escribe y por dónde', async () => {
  const observacion = {
    ...{ id: 4, campo: 'partida', texto: TEXTO, creada_en: '2026-11-18T13:00:00.000Z', quien: 'Ana Paz' },
    ...{ respondida_en: '2026-11-19T13:00:00.000Z', estado: 'respondida' as const, hilo: [], plazo: null },
    puede: { corregir: false, responder: false },
    puede_el_colegio: { aceptar: true, reabrir: true, retirar: true },
  };
  const enRevision = legajoEnRevision({ observaciones: [observacion] });
  responder(rutasDeRevision.legajoEnRevision, enRevision);
  await abrir();
  const { aceptar, reabrir, retirar } = enRevision.efectos_sobre_lo_observado;
  const boton = screen.getByRole('button', { name: /^Aceptar la respuesta/ });
  expect(boton).toHaveAccessibleDescription(`Al aceptar: ${aceptar.join(' ')}`);
  for (const [nombre, efectos] of [
    [/^Volver a pedir/, reabrir],
    [/^Retirar/, retirar],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: nombre }));
    const lista = within(screen.getByRole('list', { name: 'Qué va a pasar' }));
    expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(efectos);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  }
});

test('el que tiene otra persona dice quién, y que mientras tanto no se hace nada con él', async () => {
  const toma = { usuario_id: 99, quien: 'Ana Paz', desde: '2026-11-20T13:00:00.000Z' };
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ toma }));
  await abrir();
  const dicho = screen.getByText('Lo tiene Ana Paz').closest('[role="status"]');
  expect(dicho).toHaveTextContent('mientras lo tenga, lo que quieras hacer se rechaza');
  expect(screen.queryByRole('button', { name: /Tomarlo|Soltarlo/ })).not.toBeInTheDocument();
});

test('tomarlo con la tecla dos veces seguidas lo toma una sola', async () => {
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ toma: null }));
  let tomas = 0;
  const soltar = retener((esperar) =>
    responder(rutasDeBandeja.tomarLegajo, async () => {
      tomas += 1;
      await esperar();
      return problema(409, 'El legajo lo tiene Ana Paz.');
    }),
  );
  await abrir();
  await userEvent.keyboard('tt');
  soltar();
  await screen.findByText('El legajo lo tiene Ana Paz.');
  expect(tomas).toBe(1);
});

test('qué cambió: cada dato, el honorario renglón por renglón y los adjuntos, que se abren uno al lado del otro', async () => {
  const por = { quien: 'María García', cuando: '2026-03-20T15:01:00Z', detalle_id: null };
  const renglon = { nivel: 0, texto_antes: null, antes: '10.00', ahora: '10.00' };
  const imagen = { campo: 'foto_tp', nombre: 'TP con protecciones visibles' };
  responder(rutasDeRevision.cambiosDelLegajo, {
    desde: '2026-03-20T15:00:00Z',
    cambios: [
      { ...por, campo: 'tareas', nombre: 'Superficie', de: 'Tarea Medición', antes: '150 m²', ahora: '180 m²' },
    ],
    honorarios: [
      {
        detalle_id: null,
        renglones: [
          { ...renglon, texto: 'Unidad referencial, Res. 1' },
          { ...renglon, texto: 'Honorario mínimo', ahora: '12.50' },
          { ...renglon, nivel: 1, texto: 'Medición', antes: null, ahora: '12.50' },
        ],
      },
    ],
    hechos: [
      {
        ...{
          ...por,
          accion: 'corregir_certificado',
          hecho: 'Certificado corregido',
          signo: 'edicion',
          certificado: 'A-1',
        },
        cambios: [],
        imagenes: [{ ...imagen, antes: { id: 4, nombre: 'vieja.jpg' }, ahora: { id: 5, nombre: 'nueva.jpg' } }],
      },
    ],
  });
  const direccion = (id: unknown) => ({ id: Number(id), nombre: 'x', file_path: 'x', content_url: `/media/${id}.jpg` });
  responder(rutasDeRevision.imagenEnRevision, ({ params }) => direccion(params.imagen_id));
  await abrir();
  const cambio = await screen.findByRole('region', { name: 'Qué cambió' });
  expect(await within(cambio).findByRole('list', { name: 'Tarea Medición' })).toHaveTextContent(
    'Superficie: antes 150 m², ahora 180 m²',
  );
  const tabla = within(cambio).getByRole('table', { name: 'Cálculo del honorario' });
  const filas = () =>
    within(tabla)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(filas()).toEqual([
    expect.stringMatching(/^Honorario mínimo.*10,00.*12,50$/),
    expect.stringMatching(/^MediciónSe agregó—.*12,50$/),
  ]);
  await userEvent.click(within(cambio).getByRole('button', { name: 'Mostrar también lo que sigue igual (1)' }));
  expect(filas()).toHaveLength(3);
  expect(cambio).toHaveTextContent('TP con protecciones visibles: se reemplazó vieja.jpg por nueva.jpg');
  await userEvent.click(within(cambio).getByRole('button', { name: /^Ver las dos fotos/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'TP con protecciones visibles' });
  expect(await within(dialogo).findByRole('img', { name: 'Antes: vieja.jpg' })).toHaveAttribute('src', '/media/4.jpg');
  expect(await within(dialogo).findByRole('img', { name: 'Ahora: nueva.jpg' })).toHaveAttribute('src', '/media/5.jpg');
});

test('los CVD y los recibos del legajo se imprimen, y cada botón dice cuál', async () => {
  responder(rutasDePapeles.papelesDelLegajo, {
    cvds: [{ id: 3, numero: '2026-7', fecha: '2026-03-20', anulado: true }],
    recibos: [{ id: 9, numero: 12, fecha: '2026-03-19', importe: '5000.00', circuito: 'CEP' }],
  });
  const pedidos: unknown[] = [];
  responder(rutasDePapeles.reciboDelLegajo, ({ params }) => {
    pedidos.push(params);
    return problema(404, 'no_encontrado');
  });
  await abrir();
  const papeles = await screen.findByRole('list', { name: 'CVD y recibos' });
  expect(
    within(papeles)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^CVD 2026-7 · ANULADO20\/03\/2026/),
    expect.stringMatching(/^Recibo Nº 12CEP · 19\/03\/2026 · \$\u00a05\.000,00/),
  ]);
  expect(within(papeles).getByRole('button', { name: 'Imprimir CVD 2026-7' })).toBeInTheDocument();
  await userEvent.click(within(papeles).getByRole('button', { name: 'Imprimir recibo Nº 12' }));
  await waitFor(() => expect(pedidos).toMatchObject([{ id: '1', papel_id: '9' }]));
});
