import { type CosaQueSeEnsaya, type Ensayo, rutasDeEnsayos } from '@colega/contract/honorarios';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  elQueCambia,
  enCurso,
  ensayo,
  honorarioDeEnsayo,
  resultadoDeEnsayo,
} from '../../testing/datos-de-un-ensayo.ts';
import { PanelDeEnsayo } from './panel-de-ensayo.tsx';

let leido: Ensayo | null = null;
beforeEach(() => {
  leido = null;
  responder(rutasDeEnsayos.ensayoDeArancel, () => ({ ensayo: leido }));
});

type DeQuienAbre = { de?: CosaQueSeEnsaya; version?: number; puede?: boolean; soloTotales?: boolean };
const abrir = (cambios: DeQuienAbre = {}) => {
  const { de = 'arancel', version = 3, puede = true, soloTotales = false } = cambios;
  iniciarSesion({ contextos: ['operador_consejo'] });
  return dibujar(<PanelDeEnsayo de={de} id={7} version={version} puede={puede} soloTotales={soloTotales} />);
};
const boton = (name: string | RegExp) => screen.findByRole('button', { name });

test('se empieza, se mira cómo va, y al terminar se lee qué cambia', async () => {
  const claves: (string | null)[] = [];
  responder(rutasDeEnsayos.ensayarArancel, ({ request, params }) => {
    claves.push(request.headers.get('idempotency-key'), String(params.id));
    leido = enCurso();
    return enCurso({ estado: 'pendiente', total: null, hechos: 0 });
  });
  abrir();
  await userEvent.click(await boton('Ensayar'));
  expect(await screen.findByText('Contando los contratos…')).toBeVisible();
  expect(claves).toEqual([expect.any(String), '7']);
  expect(await screen.findByText('Van 30 de 120 contratos.', undefined, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Contratos calculados' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.queryByRole('button', { name: /^Ensayar/ })).not.toBeInTheDocument();
  leido = ensayo();
  expect(await screen.findByText(/Hay 120 contratos entre el/, undefined, { timeout: 5000 })).toHaveTextContent(
    'Hay 120 contratos entre el 29/11/2025 y el 28/11/2026; se comparan 100.',
  );
  expect(screen.getByText(/Sus mínimos suman/)).toHaveTextContent(
    'Sus mínimos suman $ 1.000,00 y sumarían $ 1.120,00: $ 120,00 más (12,00 %).',
  );
  expect(screen.getByText('Suben 90, baja 1 y quedan igual 9.')).toBeVisible();
  expect(screen.getByText(/En 5 contratos más no cambia nada/)).toBeVisible();
  expect(screen.getByText(/15 contratos no se pueden calcular/)).toBeVisible();
  expect(screen.getByText('Sus importes se cargaron a mano: 14.')).toBeVisible();
});

test('la distribución está en un gráfico y en su tabla, y lo demás por rubro y por tarea', async () => {
  leido = ensayo();
  abrir();
  const tabla = within(await screen.findByRole('table', { name: 'Cuántos contratos cambian, y cuánto' }));
  expect(tabla.getAllByRole('row').map((fila) => fila.textContent)).toEqual([
    'Variación del mínimoContratos',
    'Baja hasta 5 %1',
    'Queda igual9',
    'Sube hasta 5 %0',
    'Sube de 5 a 10 %0',
    'Sube de 10 a 25 %90',
  ]);
  expect(screen.getByRole('figure', { name: 'Cuántos contratos cambian, y cuánto' })).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Por rubro' })).getAllByRole('row')[1]).toHaveTextContent(
    'Obra civil100$ 1.000,00$ 1.120,00+12,00 %',
  );
  expect(screen.getByRole('table', { name: 'Por tarea' })).toBeVisible();
});

test('cada uno de los que más cambian se abre en sus dos cuentas, que se piden recién ahí', async () => {
  leido = ensayo();
  const pedidos: unknown[] = [];
  responder(rutasDeEnsayos.explicadoDeEnsayo, ({ params }) => {
    pedidos.push([params.id, params.detalle_id]);
    return {
      de: 'arancel' as const,
      antes: honorarioDeEnsayo('100000.00', 'Resolución 1'),
      ahora: honorarioDeEnsayo('150000.00', 'Resolución 2'),
    };
  });
  abrir();
  const lista = within(await screen.findByRole('list', { name: 'Los que más cambian' }));
  const [primero] = lista.getAllByRole('button');
  if (!primero) throw new Error('no hay ninguno');
  expect(primero).toHaveTextContent('Legajo 1207Obra civil, contrato original del 04/05/2026+50,00 %De $ 100.000,00 a');
  expect(pedidos).toEqual([]);
  await userEvent.click(primero);
  expect(primero).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('El segundo es $ 50.000,00 mayor (50,00 %).')).toBeVisible();
  expect(screen.getByText(/Como se calculó el 04\/05\/2026 con Resolución 1/)).toBeVisible();
  expect(pedidos).toEqual([['9', '31']]);
  await userEvent.click(primero);
  expect(screen.queryByText(/El segundo es/)).not.toBeInTheDocument();
});

test('se cancela, y dice quién; si ya había terminado, por qué no', async () => {
  leido = enCurso();
  responder(rutasDeEnsayos.cancelarEnsayo, () => problema(409, 'El ensayo ya terminó: no hay nada para cancelar.'));
  abrir();
  await userEvent.click(await boton('Cancelar el ensayo'));
  expect(await screen.findByText(/no hay nada para cancelar/)).toBeVisible();
  responder(rutasDeEnsayos.cancelarEnsayo, () => {
    leido = enCurso({ estado: 'cancelado', cancelado_por: 'Ana Paz', terminado_en: '2026-11-28T12:00:30.000Z' });
    return leido;
  });
  await userEvent.click(await boton('Cancelar el ensayo'));
  expect(await screen.findByText(/lo canceló Ana Paz: no quedó nada calculado/)).toBeVisible();
  expect(await boton('Ensayar de nuevo')).toBeEnabled();
});

test('si el arancel cambió, el ensayo dice que es de una versión anterior y se puede hacer otro', async () => {
  leido = ensayo();
  abrir({ version: 4 });
  expect(await screen.findByText(/El ensayo es de una versión anterior/)).toBeVisible();
  expect(await boton('Ensayar de nuevo')).toBeEnabled();
});

test('el que nadie sigue se retoma', async () => {
  leido = enCurso({ quieto: true });
  let veces = 0;
  responder(rutasDeEnsayos.ensayarArancel, () => {
    veces += 1;
    leido = enCurso({ hechos: 60 });
    return leido;
  });
  abrir();
  await userEvent.click(await boton('Retomar'));
  expect(await screen.findByText('Van 60 de 120 contratos.')).toBeVisible();
  expect([veces, screen.queryByText(/Hace más de un minuto/)]).toEqual([1, null]);
});

test('lo que no se puede ensayar dice por qué, y se puede volver a pedir', async () => {
  responder(rutasDeEnsayos.ensayarArancel, () => problema(422, 'Hay cifras que no se entienden.'));
  abrir();
  await userEvent.click(await boton('Ensayar'));
  expect(await screen.findByText('Hay cifras que no se entienden.')).toBeVisible();
  expect(await boton('Ensayar')).toBeEnabled();
});

test('un archivo se pide, se espera y se baja', async () => {
  leido = ensayo();
  const pedidos: unknown[] = [];
  responder(rutasDeEnsayos.pedirArchivoDeEnsayo, async ({ request }) => {
    pedidos.push(await request.json());
    leido = ensayo({ archivos: [{ formato: 'xlsx', estado: 'listo' }] });
    return ensayo({ archivos: [{ formato: 'xlsx', estado: 'en_cola' }] });
  });
  abrir();
  await userEvent.click(await boton('Preparar el XLSX'));
  expect(await boton('Preparando el XLSX…')).toHaveAttribute('aria-disabled', 'true');
  expect(pedidos).toEqual([{ formato: 'xlsx' }]);
  expect(await screen.findByRole('button', { name: 'Bajar el XLSX' }, { timeout: 5000 })).toBeEnabled();
});

test('quien no lo puede pedir lo lee, en curso y terminado', async () => {
  leido = enCurso();
  const { unmount } = abrir({ puede: false });
  expect(await screen.findByText(/Van 30 de 120/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  leido = ensayo({ hasta: '2026-01-01' });
  abrir({ puede: false, version: 4 });
  expect(await screen.findByText(/Hay 120 contratos/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ensayar/ })).not.toBeInTheDocument();
});

test('quien trabaja en un distrito lee los totales, sin nada que se le niegue', async () => {
  leido = ensayo({ resultado: resultadoDeEnsayo({ mayores: [] }) });
  abrir({ puede: false, soloTotales: true });
  expect(await screen.findByText(/^Los ve quien trabaja para todo el Colegio/)).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Cuántos contratos cambian, y cuánto' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Los que más cambian' })).not.toBeInTheDocument();
});

test('sin contratos, o sin ninguno que se compare, lo dice sin un gráfico vacío', async () => {
  const nada = { contratos: 0, antes: '0.00', ahora: '0.00', diferencia: '0.00', porcentaje: null };
  leido = ensayo({
    resultado: resultadoDeEnsayo({ contratos: 0, comparados: nada, alcanza: nada, sin_ensayar: [], mayores: [] }),
  });
  const { unmount } = abrir();
  expect(await screen.findByText(/^No hay ningún contrato confirmado/)).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  unmount();
  leido = ensayo({ resultado: resultadoDeEnsayo({ contratos: 14, comparados: nada, alcanza: nada, mayores: [] }) });
  abrir();
  expect(await screen.findByText(/y ninguno se puede comparar/)).toBeVisible();
});

test('si no se puede leer, se dice y se reintenta', async () => {
  responder(rutasDeEnsayos.ensayoDeArancel, () => problema(500, 'No anda'));
  abrir();
  expect(await screen.findByText('No pudimos cargar el ensayo.')).toBeVisible();
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: null });
  await userEvent.click(await boton(/Reintentar/));
  await waitFor(async () => expect(await boton('Ensayar')).toBeEnabled());
});

test('de las tasas se lee lo mismo, con sus palabras, y cada contrato se abre en sus dos renglones', async () => {
  const partes = resultadoDeEnsayo().partes.map((parte) => ({ ...parte, nombre: 'CEP' }));
  const nuevo = elQueCambia({ antes: '0.00', ahora: '4000.00', diferencia: '4000.00', porcentaje: null });
  const sin_ensayar = [{ motivo: 'no_paga' as const, contratos: 20 }];
  leido = ensayo({
    de: 'tasas',
    resultado: resultadoDeEnsayo({ partes, sin_ensayar, mayores: [nuevo], importados: 40 }),
  });
  responder(rutasDeEnsayos.ensayoDeLista, () => ({ ensayo: leido }));
  const paso = (regla: string, texto: string, importe: string, norma: string) =>
    ({ regla, texto, importe, forma: 'suma', fuente: { norma }, pasos: [] }) as const;
  responder(rutasDeEnsayos.explicadoDeEnsayo, {
    de: 'tasas',
    antes: { importe: '0.00', pasos: [paso('cep', 'CEP: 0 % de $ 100.000,00', '0.00', 'Acta 1')] },
    ahora: { importe: '4000.00', pasos: [paso('cep', 'CEP: 4 % de $ 100.000,00', '4000.00', 'Acta 2')] },
  });
  abrir({ de: 'tasas' });
  expect(await screen.findByText(/Su CEP y su timbrado suman/)).toHaveTextContent('$ 1.000,00 y sumarían $ 1.120,00');
  expect(screen.getByText(/^De ellos, 40 vinieron del sistema anterior/)).toBeVisible();
  expect(screen.getByText('20 contratos no se comparan:')).toBeVisible();
  expect(screen.getByText('No pagan CEP ni timbrado: 20.')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Por tasa' })).getAllByRole('row')[1]).toHaveTextContent('CEP100');
  expect(screen.getAllByRole('columnheader', { name: 'Con estas tasas' })[0]).toBeVisible();
  const lista = within(screen.getByRole('list', { name: 'Los que más cambian' }));
  const uno = lista.getByRole('button');
  expect(uno).toHaveTextContent('No se cobrabaDe $ 0,00 a $ 4.000,00');
  await userEvent.click(uno);
  expect(await screen.findByText('El segundo es $ 4.000,00 mayor.')).toBeVisible();
  expect(screen.getByText('Las tasas del 04/05/2026 son de Acta 1; las que se preparan, de Acta 2.')).toBeVisible();
  expect(screen.getByText('CEP: 4 % de $ 100.000,00')).toBeVisible();
});

test('de uno solo que no se compara se habla de uno', async () => {
  const sin_ensayar = [{ motivo: 'no_paga' as const, contratos: 1 }];
  leido = ensayo({ de: 'tasas', resultado: resultadoDeEnsayo({ sin_ensayar, mayores: [] }) });
  responder(rutasDeEnsayos.ensayoDeLista, () => ({ ensayo: leido }));
  abrir({ de: 'tasas' });
  expect(await screen.findByText('1 contrato no se compara:')).toBeVisible();
});

test('las tasas se piden por su lista', async () => {
  responder(rutasDeEnsayos.ensayoDeLista, () => ({ ensayo: leido }));
  const pedidos: unknown[] = [];
  responder(rutasDeEnsayos.ensayarLista, ({ request, params }) => {
    pedidos.push(params.id, request.headers.get('idempotency-key'));
    leido = enCurso({ de: 'tasas' });
    return leido;
  });
  abrir({ de: 'tasas' });
  expect(await screen.findByText(/^Calculá con estas tasas el CEP y el timbrado/)).toBeVisible();
  await userEvent.click(await boton('Ensayar'));
  expect(await screen.findByText('Van 30 de 120 contratos.')).toBeVisible();
  expect(pedidos).toEqual(['7', expect.any(String)]);
});

test('un colegio recién importado lee por qué no hay con qué ensayar y qué hacer, sin un gráfico vacío', async () => {
  const nada = { contratos: 0, antes: '0.00', ahora: '0.00', diferencia: '0.00', porcentaje: null };
  const sin_ensayar = [{ motivo: 'importado' as const, contratos: 40_000 }];
  const resultado = { contratos: 40_000, comparados: nada, alcanza: nada, sin_ensayar, mayores: [] };
  leido = ensayo({ total: 40_000, hechos: 40_000, resultado: resultadoDeEnsayo(resultado) });
  abrir();
  expect(await screen.findByText(/y ninguno se puede comparar/)).toBeVisible();
  expect(screen.getByText('Vinieron del sistema anterior, sin las cantidades de sus tareas: 40.000.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Todavía no hay con qué ensayarlo');
  expect(screen.getByRole('note')).toHaveTextContent('no las cantidades de sus tareas');
  expect(screen.getByRole('link', { name: 'Abrir el laboratorio' })).toHaveAttribute('href', '/honorarios');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
