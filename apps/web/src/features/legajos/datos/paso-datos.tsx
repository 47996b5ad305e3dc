import { cambiarFecha } from '@colega/asistentes/legajos';
import { pasoAlLlegar } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import { Card, SimpleGrid } from '@mantine/core';
import { Suspense } from 'react';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { FechasDeContrato } from '../asistente/fechas-de-contrato.tsx';
import { SelectDeMatricula } from './select-de-matricula.tsx';
import { SelectDeModalidad } from './select-de-modalidad.tsx';
import { SelectDeRubro } from './select-de-rubro.tsx';

// Until a rubro is chosen there is nothing of theirs to draw.
const traer = () => import('./bases-del-calculo.tsx');
const OpcionesDeCategoria = pasoAlLlegar(async () => (await traer()).OpcionesDeCategoria);
const SelectDeCoeficiente = pasoAlLlegar(async () => (await traer()).SelectDeCoeficiente);

/** AUT-016..034. */
export const PasoDatos = () => {
  const { cambiar } = useAutomatico();
  return (
    <Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <SelectDeMatricula />
        <SelectDeRubro />
        <SelectDeModalidad />
        <Suspense>
          <OpcionesDeCategoria />
        </Suspense>
        <FechasDeContrato alCambiarFecha={(fecha) => cambiar((b) => cambiarFecha(b, fecha))} />
        <Suspense>
          <SelectDeCoeficiente />
        </Suspense>
      </SimpleGrid>
    </Card>
  );
};
