import { type AvisoDelPortal, rutasDeAvisos } from '@colega/contract/avisos';
import { MODOS } from '@colega/domain/avisos';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { pagina } from '../../testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '../../testing/dibujar.tsx';
import { problema, responder } from '../../testing/servidor.ts';
import Campana from './campana.tsx';
import { PaginaDeAvisos } from './pagina-de-avisos.tsx';

const aviso = (cambios: Partial<AvisoDelPortal> = {}): AvisoDelPortal => ({
  ...{ id: 7, evento: 'observado', titulo: 'El Colegio observó tu legajo N.º 1234', detalle: 'Partida: no es esa' },
  ...{ enlace: '/app/ejercicio/legajo/1/detail', creado_en: '2026-11-20T15:00:00Z', leido: false, mas: 0 },
  ...cambios,
});
const CON_DOS = ['al_momento', 'nunca'] as const;
const PREFERENCIAS = [
  {
    evento: 'visado' as const,
    nombre: 'El Colegio visa un legajo tuyo',
    canales: [
      { canal: 'portal' as const, modo: 'al_momento' as const, modos: [...CON_DOS], porque: null },
      { canal: 'correo' as const, modo: 'al_momento' as const, modos: [...MODOS], porque: null },
    ],
  },
  {
    evento: 'observado' as const,
    nombre: 'El Colegio observa un legajo tuyo',
    canales: [
      {
        ...{ canal: 'correo' as const, modo: 'al_momento' as const, modos: ['al_momento' as const] },
        porque: 'Es la notificación del Colegio.',
      },
    ],
  },
];

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeAvisos.preferenciasDeAvisos, pagina(PREFERENCIAS));
});

test.each([
  [0, 'Avisos', ''],
  [3, 'Avisos: 3 sin leer', '3'],
  [100, 'Avisos: más de 99 sin leer', '99+'],
])('la campana dice cuántos hay sin leer: %d', async (sin_leer, nombre, cuenta) => {
  responder(rutasDeAvisos.avisosSinLeer, { sin_leer });
  dibujar(<Campana lado="matriculado" a="/app/sesion/avisos" />);
  const enlace = await screen.findByRole('link', { name: nombre });
  expect(enlace).toHaveAttribute('href', '/app/sesion/avisos');
  if (cuenta) expect(screen.getByText(cuenta)).toBeInTheDocument();
});

describe('la página', () => {
  test('cada aviso con su detalle y su enlace; se marca uno, o todos hasta el más nuevo que se ve', async () => {
    const pedidos: unknown[] = [];
    const anotar =
      (que: string) =>
      async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
        pedidos.push([que, params.id, await request.json()]);
        return { sin_leer: 0 };
      };
    responder(rutasDeAvisos.avisos, pagina([aviso({ id: 9, titulo: 'Se acreditó tu pago', enlace: null }), aviso()]));
    responder(rutasDeAvisos.leerAviso, anotar('uno'));
    responder(rutasDeAvisos.leerTodosLosAvisos, anotar('todos'));
    dibujar(<PaginaDeAvisos lado="matriculado" />);
    const lista = within(await screen.findByRole('list', { name: 'Avisos' }));
    expect(lista.getByRole('link', { name: /observó/ })).toHaveAttribute('href', '/app/ejercicio/legajo/1/detail');
    expect(lista.getAllByText('Partida: no es esa')).toHaveLength(2);
    await userEvent.click(lista.getByRole('button', { name: 'Marcar como leído: Se acreditó tu pago' }));
    await waitFor(() => expect(pedidos).toEqual([['uno', '9', { lado: 'matriculado', con_anteriores: true }]]));
    await userEvent.click(screen.getByRole('button', { name: 'Marcar todos como leídos' }));
    await waitFor(() => expect(pedidos[1]).toEqual(['todos', undefined, { lado: 'matriculado', hasta: 9 }]));
  });

  test('lo que se elige se guarda al momento; lo obligatorio no se apaga y dice por qué; lo rechazado queda como estaba', async () => {
    const elegidos: unknown[] = [];
    responder(rutasDeAvisos.avisos, pagina([]));
    responder(rutasDeAvisos.elegirCanalDeAviso, async ({ request }) => {
      elegidos.push(await request.json());
      return problema(500, 'No se pudo guardar.');
    });
    dibujar(<PaginaDeAvisos lado="matriculado" />);
    const observado = within(await screen.findByRole('group', { name: 'El Colegio observa un legajo tuyo' }));
    expect(observado.getByRole('switch', { name: 'Por correo' })).toBeDisabled();
    expect(observado.getByText('Es la notificación del Colegio.')).toBeVisible();
    const visado = within(screen.getByRole('group', { name: 'El Colegio visa un legajo tuyo' }));
    const portal = visado.getByRole('switch', { name: 'En el portal' });
    await userEvent.click(portal);
    expect(await screen.findByText('No se pudo guardar.')).toBeVisible();
    expect(elegidos).toEqual([{ lado: 'matriculado', evento: 'visado', canal: 'portal', modo: 'nunca' }]);
    expect(portal).toBeChecked();
  });

  test('lo que no apura se elige en el momento, una vez por día o nunca', async () => {
    const elegidos: unknown[] = [];
    responder(rutasDeAvisos.avisos, pagina([]));
    responder(rutasDeAvisos.elegirCanalDeAviso, async ({ request }) => {
      elegidos.push(await request.json());
      const [visado, ...otras] = PREFERENCIAS;
      const canales = visado?.canales.map((uno) => ({ ...uno, modo: 'por_dia' as const })) ?? [];
      return pagina([...(visado ? [{ ...visado, canales }] : []), ...otras]);
    });
    dibujar(<PaginaDeAvisos lado="matriculado" />);
    const visado = within(await screen.findByRole('group', { name: 'El Colegio visa un legajo tuyo' }));
    const correo = visado.getByRole('combobox', { name: 'Por correo' });
    expect(
      within(correo)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['En el momento', 'Una vez por día', 'Nunca']);
    await userEvent.selectOptions(correo, 'Una vez por día');
    expect(elegidos).toEqual([{ lado: 'matriculado', evento: 'visado', canal: 'correo', modo: 'por_dia' }]);
    await waitFor(() => expect(correo).toHaveValue('por_dia'));
  });

  test('lo de un legajo es un renglón que dice cuántos más hay, y los abre con el teclado; leer el renglón los lee', async () => {
    const pedidos: unknown[] = [];
    const otros = [aviso({ id: 8, titulo: 'El Colegio confirmó tu legajo N.º 1234', leido: true }), aviso({ id: 5 })];
    responder(rutasDeAvisos.avisos, pagina([aviso({ id: 9, titulo: 'Tu legajo N.º 1234 está visado', mas: 2 })]));
    responder(rutasDeAvisos.avisosDeLoMismo, ({ params }) => {
      pedidos.push(params.id);
      return pagina(otros);
    });
    responder(rutasDeAvisos.leerAviso, async ({ request, params }) => {
      pedidos.push([params.id, await request.json()]);
      return { sin_leer: 0 };
    });
    dibujar(<PaginaDeAvisos lado="matriculado" />);
    const abrir = await screen.findByRole('button', { name: 'Ver 2 anteriores: Tu legajo N.º 1234 está visado' });
    expect(abrir).toHaveAttribute('aria-expanded', 'false');
    abrir.focus();
    await userEvent.keyboard('{Enter}');
    expect(abrir).toHaveAttribute('aria-expanded', 'true');
    const anteriores = await screen.findByRole('list', { name: 'Anteriores: Tu legajo N.º 1234 está visado' });
    expect(within(anteriores).getAllByRole('listitem')).toHaveLength(2);
    expect(document.getElementById(abrir.getAttribute('aria-controls') ?? '')).toContainElement(anteriores);
    await userEvent.click(screen.getByRole('button', { name: /^Marcar como leído/ }));
    await waitFor(() => expect(pedidos).toContainEqual(['9', { lado: 'matriculado', con_anteriores: true }]));
    expect(pedidos[0]).toBe('9');
  });
});
