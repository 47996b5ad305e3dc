import { muestraCategoria, muestraCoeficiente } from '@colega/domain/legajos';
import { Stack } from '@mantine/core';
import { useAutomatico } from '../contexto-del-automatico.ts';
import { CondicionesDelCalculo } from './condiciones-del-calculo.tsx';
import { ResumenDelLegajo } from './resumen-del-legajo.tsx';

/** Step CONTRATO (AUT-093..098). The dates were entered in step one and are shown here (OPN-044). */
export const PasoContrato = () => {
  const { borrador, contexto, referencias } = useAutomatico();
  const { generado, factor_coeficiente } = borrador;
  const categoria = referencias.categorias.find(({ key }) => key === borrador.categoria);
  return (
    <Stack gap="lg">
      <CondicionesDelCalculo />
      <ResumenDelLegajo
        delCalculo={[
          ['Categoría', muestraCategoria(borrador, contexto) ? categoria?.nombre : undefined],
          ['Coeficiente', muestraCoeficiente(borrador, contexto) ? factor_coeficiente.replace('.', ',') : undefined],
        ]}
        montos={generado}
      />
    </Stack>
  );
};
