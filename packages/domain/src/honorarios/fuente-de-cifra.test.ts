import { expect, test } from 'vitest';
import { idDeTarea } from '../testing/ejemplos-de-honorarios.ts';
import { catalogoDelTarifario } from '../testing/tarifario.ts';
import { calcularHonorario } from './calcular-honorario.ts';
import type { Catalogo } from './catalogo.ts';
import type { Paso, TareaValorada } from './honorario.ts';
import { ponerNorma } from './preparar/normas.ts';

const propia = (norma: string) => ({ norma, articulo: '' });
const LUGARES: readonly [string, string][] = [
  ['tabla/escala/valores/0', 'Del tramo'],
  ['tabla/coeficientes_tipo_obra/fuentes/valores/2.1', 'Del coeficiente'],
  ['tabla/repartos/valores/proyecto/0', 'Del reparto'],
  ['tabla/tarifas/gas.proyecto/fuentes/ur_por_metro', 'Del metro'],
  ['tabla/tarifas/gas.proyecto/fuentes/ur_por_artefacto/cocina', 'De la cocina'],
  ['tabla/tarifas/civil.medicion/superficie/0', 'De la superficie'],
];
const DE_GAS = ['Del metro', 'De la cocina', 'Del reparto'];
const deAntes = catalogoDelTarifario();
const deAhora = catalogoDelTarifario((cambiados) => {
  cambiados.resoluciones = (cambiados.resoluciones as Record<string, unknown>[]).map((una) =>
    LUGARES.reduce<Record<string, unknown>>((nueva, [ruta, norma]) => ponerNorma(nueva, ruta, propia(norma)), una),
  );
});
const obra = {
  tipo_obra: { '2.1': { subcategoria: null, superficies: [{ cantidad: '900', tipo_superficie: 'm3' }] } },
};

const aplanar = (pasos: readonly Paso[]): Paso[] => pasos.flatMap((paso) => [paso, ...aplanar(paso.pasos)]);

const pasosDe = (catalogo: Catalogo, tarea: string, parametros: TareaValorada['parametros'], categoria = 'primera') => {
  const resultado = calcularHonorario(
    {
      ...{ fecha: '2021-11-15', segmento: tarea.split('.')[0] ?? '', factor_coeficiente: '1.3', categoria },
      tareas_valores: [{ segmento_tarea: idDeTarea(catalogo, tarea), parametros }],
      ...(!tarea.startsWith('civil') && { categoria: null }),
    },
    catalogo,
  );
  if (!resultado.ok) throw new Error(JSON.stringify(resultado.problema));
  return aplanar(resultado.valor.pasos);
};

test.each<[string, TareaValorada['parametros'], string[]]>([
  ['civil.proyecto', obra, ['Del tramo', 'Del coeficiente', 'Del reparto']],
  ['gas.proyecto', { metros_caneria: '100', artefactos: [{ tipo: 'cocina', cantidad: '2' }] }, DE_GAS],
  ['civil.medicion', { superficie: '120' }, ['De la superficie']],
])(
  '%s explica cada cifra con su norma, y las otras con la de su tabla, a los mismos importes',
  (tarea, dicho, suyas) => {
    const [antes, ahora] = [pasosDe(deAntes, tarea, dicho), pasosDe(deAhora, tarea, dicho)];
    const sinFuente = (pasos: typeof antes) => pasos.map(({ regla, texto, importe }) => ({ regla, texto, importe }));
    expect(sinFuente(ahora)).toEqual(sinFuente(antes));
    const otras = ahora.filter(({ fuente }, i) => JSON.stringify(fuente) !== JSON.stringify(antes[i]?.fuente));
    const normas = otras.map(({ fuente }) => ('norma' in fuente ? fuente.norma : ''));
    expect(normas.toSorted()).toEqual(suyas.toSorted());
  },
);

const conNormas = (...rutas: string[]) =>
  catalogoDelTarifario((cambiados) => {
    cambiados.resoluciones = (cambiados.resoluciones as Record<string, unknown>[]).map((una) =>
      rutas.reduce<Record<string, unknown>>((nueva, ruta) => ponerNorma(nueva, ruta, propia('Ley 9')), una),
    );
  });
const reglasCon = (pasos: readonly Paso[]): string[] =>
  pasos.flatMap(({ regla, fuente }) => ('norma' in fuente && fuente.norma === 'Ley 9' ? regla : []));

test('lo que suma cifras dice la norma de las que usó, si es una sola; si no, la de su tabla', () => {
  const tramos = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `tabla/escala/valores/${i}`);
  const hay = tramos.slice(0, (deAntes.resoluciones[0]?.cifras.escala.valores ?? []).length);
  const deEscala = pasosDe(conNormas(...hay), 'civil.proyecto', obra);
  expect(reglasCon(deEscala)).toEqual(expect.arrayContaining(['honorario_base', 'escala', 'tramo']));
  const delM3 = pasosDe(conNormas('tabla/factores_superficie/fuentes/valores/m3'), 'civil.proyecto', obra);
  expect(reglasCon(delM3)).toEqual(['monto_de_obra']);
  const superficies = [0, 1, 2, 3].map((i) => `tabla/tarifas/civil.medicion/superficie/${i}`);
  expect(reglasCon(pasosDe(conNormas(superficies[0] ?? ''), 'civil.medicion', { superficie: '1' }))).toEqual(
    expect.arrayContaining(['tramos', 'cantidad']),
  );
});

test('el factor de la categoría dice su norma, cuando alguna lo dice', () => {
  const segunda = (catalogo: Catalogo) => pasosDe(catalogo, 'civil.proyecto', obra, 'segunda');
  const factoresDe = (catalogo: Catalogo) => segunda(catalogo).find(({ regla }) => regla === 'factores')?.fuente;
  expect(factoresDe(deAntes)).toEqual({ supuesto: 'S-32' });
  expect(factoresDe(conNormas('tabla/factores_categoria/fuentes/valores/civil/segunda'))).toEqual({ norma: 'Ley 9' });
});
