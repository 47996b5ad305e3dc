import { type EfectosDeLista, rutasDeListas } from '@colega/contract/colegio';
import { rutasDeEnsayos } from '@colega/contract/honorarios';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { listaDelColegio, preparadaPor, versionDeLista } from '../../testing/datos-de-listas.ts';
import { enCurso, ensayo } from '../../testing/datos-de-un-ensayo.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

const EFECTOS: EfectosDeLista = {
  ...{ version: 4, vigente_desde: '2099-01-01', norma: 'Acta 12/26', cambios: [], cambia_el_orden: false },
  ...{ toca: [], avisos: [], cuesta: null },
};
beforeEach(() => {
  responder(rutasDeListas.efectosDeLista, EFECTOS);
  responder(rutasDeListas.lista, listaDelColegio({ preparada: preparadaPor('Paz, Ana') }));
});
type Distrito = { id: number; nombre: string };
const abrir = async (lista: string, titulo: string, de: { roles?: Rol[]; distrito?: Distrito } = {}) => {
  const { roles = ['aranceles'], distrito = null } = de;
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles, { distrito }));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [`/colegio/listas/${lista}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, { timeout: 8000 });
};
const deEnsayar = () => screen.queryByRole('button', { name: /^Ensayar|Cancelar el ensayo/ });

test('las tasas en preparación se ensayan donde se leen, con la versión que se lee', async () => {
  responder(rutasDeEnsayos.ensayoDeLista, ({ params }) => ({
    ensayo: params.id === '9' ? ensayo({ de: 'tasas', version: 3 }) : null,
  }));
  await abrir('tasas', 'Tasas');
  expect(
    await screen.findByText('El ensayo es de una versión anterior: la lista cambió después de pedirlo.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ensayar de nuevo' })).toBeEnabled();
});

test.each([
  ['quien audita', { roles: ['auditoria'] as Rol[] }],
  ['quien prepara en un distrito', { distrito: { id: 1, nombre: 'Distrito I' } }],
])('%s lo lee y no lo pide', async (_, de) => {
  responder(rutasDeEnsayos.ensayoDeLista, { ensayo: enCurso({ de: 'tasas' }) });
  await abrir('tasas', 'Tasas', de);
  expect(await screen.findByText(/Van 30 de 120/)).toBeVisible();
  expect(deEnsayar()).not.toBeInTheDocument();
});

test('de las tasas publicadas se abre el ensayo que tuvieron, sin nada para pedir', async () => {
  const viene = versionDeLista({ id: 9, version: 5, vigente_desde: '2099-01-01', norma: 'Acta 12/26', origen: 'mesa' });
  const rige = listaDelColegio();
  responder(rutasDeListas.lista, {
    ...{ ...rige, publicadas: [...rige.publicadas, { ...viene, vigencias: ['2099-01-01'] }], historia: [viene] },
  });
  const pedidos: unknown[] = [];
  responder(rutasDeEnsayos.ensayoDeLista, ({ params }) => {
    pedidos.push(params.id);
    return { ensayo: ensayo({ de: 'tasas', version: 4 }) };
  });
  await abrir('tasas', 'Tasas');
  expect(pedidos).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver su ensayo: desde el 01/01/2099' }));
  expect(await screen.findByText(/^Hay 120 contratos/)).toBeVisible();
  expect(pedidos).toEqual(['9']);
  expect(screen.queryByText(/versión anterior/)).not.toBeInTheDocument();
  expect(deEnsayar()).not.toBeInTheDocument();
});

test('sin nada en preparación, o en otra lista, no hay ensayo', async () => {
  responder(rutasDeListas.lista, listaDelColegio());
  await abrir('tasas', 'Tasas');
  expect(screen.queryByRole('region', { name: 'Ensayo' })).not.toBeInTheDocument();
});

test('los cargos del año dicen cuánto cambiaría un año por tipo de matrícula, y en total', async () => {
  const total = { matriculas: 4000, antes: '6000.40', ahora: '6800.60', diferencia: '800.20' };
  const tipos = [{ tipo: 'Técnico', matriculas: 3999, antes: '4500.30', ahora: '5100.45', diferencia: '600.15' }];
  responder(rutasDeListas.efectosDeLista, { ...EFECTOS, cuesta: { tipos, total } });
  responder(
    rutasDeListas.lista,
    listaDelColegio({
      lista: 'cargos',
      publicadas: [],
      en_vigor: null,
      preparada: preparadaPor('Paz, Ana', { lista: 'cargos', filas: [] }),
    }),
  );
  await abrir('cargos', 'Cargos del año');
  const tabla = within(await screen.findByRole('table', { name: 'Lo que se cobraría en un año' }));
  expect(tabla.getAllByRole('row').map((fila) => fila.textContent)).toEqual([
    'Tipo de matrículaMatrículasCon lo que regiría ese díaCon esta listaDiferencia',
    'Técnico3.999$\u00a04.500,30$\u00a05.100,45$\u00a0600,15',
    'Todas4.000$\u00a06.000,40$\u00a06.800,60$\u00a0800,20',
  ]);
  expect(screen.getByText(/La rehabilitación y la reinscripción no se cuentan/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ensayo' })).not.toBeInTheDocument();
});
