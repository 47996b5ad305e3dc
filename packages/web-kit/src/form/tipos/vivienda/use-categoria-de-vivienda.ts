import { ITEMS_DE_VIVIENDA, type ItemsDeVivienda } from '@colega/domain/formularios';
import { useEffect, useState } from 'react';
import type { CategoriaCalculada, ContextoDeFormulario } from '../../dynamic/contexto-de-las-tareas.ts';

type Estado = { fase: 'calculando' } | { fase: 'error' } | { fase: 'lista'; categoria: CategoriaCalculada };

const ESPERA_MS = 250;
const CALCULANDO: Estado = { fase: 'calculando' };

const deMarcas = (marcas: string): ItemsDeVivienda =>
  Object.fromEntries(ITEMS_DE_VIVIENDA.map(({ key }, i) => [key, marcas[i] === '1'])) as ItemsDeVivienda;

export const useCategoriaDeVivienda = (
  items: Partial<ItemsDeVivienda>,
  calcular: ContextoDeFormulario['calcularCategoriaDeVivienda'],
) => {
  const marcas = ITEMS_DE_VIVIENDA.map(({ key }) => (items[key] === true ? '1' : '0')).join('');
  const [estado, setEstado] = useState<Estado>(CALCULANDO);
  const [intento, setIntento] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `intento` asks again with the same answers
  useEffect(() => {
    let vigente = true;
    setEstado(CALCULANDO);
    const espera = setTimeout(() => {
      calcular(deMarcas(marcas)).then(
        (categoria) => vigente && setEstado({ fase: 'lista', categoria }),
        () => vigente && setEstado({ fase: 'error' }),
      );
    }, ESPERA_MS);
    return () => {
      vigente = false;
      clearTimeout(espera);
    };
  }, [marcas, calcular, intento]);

  return { estado, reintentar: () => setIntento((n) => n + 1) };
};
