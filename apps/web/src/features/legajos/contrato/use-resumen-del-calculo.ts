import { muestraCategoria, muestraCoeficiente } from '@colega/asistentes/legajos';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';

export const useResumenDelCalculo = () => {
  const { borrador, contexto, referencias } = useAutomatico();
  const { generado, factor_coeficiente } = borrador;
  const categoria = referencias.categorias.find(({ key }) => key === borrador.categoria);
  const delCalculo = [
    ['Categoría', muestraCategoria(borrador, contexto) ? categoria?.nombre : undefined],
    ['Coeficiente', muestraCoeficiente(borrador, contexto) ? factor_coeficiente.replace('.', ',') : undefined],
  ] as const;
  return { delCalculo, montos: generado };
};
