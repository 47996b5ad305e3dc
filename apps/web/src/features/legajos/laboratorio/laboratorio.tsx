import type { Fecha } from '@colega/domain/fechas';
import type { Catalogo } from '@colega/domain/honorarios';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { Stack, Text } from '@mantine/core';
import { Comparacion } from './comparacion.tsx';
import { ConCampos } from './con-campos.tsx';
import { DatosDelHonorario } from './datos-del-honorario.tsx';
import estilos from './laboratorio.module.css';
import { QueHacer } from './que-hacer.tsx';
import { Resultado } from './resultado.tsx';
import { SinEntender } from './sin-entender.tsx';
import { TareasDelHonorario } from './tareas-del-honorario.tsx';
import { useCatalogo } from './use-catalogo.ts';
import { useLaboratorio } from './use-laboratorio.ts';

export const TITULO_DEL_LABORATORIO = 'Calcular un honorario';

/** S-941: any task for any day of a published tariff, without a file. */
export const Laboratorio = ({ publica = false }: { publica?: boolean }) => (
  <ConReferencias
    titulo={TITULO_DEL_LABORATORIO}
    consulta={useCatalogo()}
    mensaje="No pudimos traer las tarifas del Colegio."
  >
    {(datos) => <EnElLaboratorio {...datos} publica={publica} />}
  </ConReferencias>
);

type Props = { catalogo: Catalogo; hoy: Fecha; publica: boolean };

const EnElLaboratorio = ({ catalogo, hoy, publica }: Props) => {
  const laboratorio = useLaboratorio(catalogo, hoy);
  return (
    <ConCampos laboratorio={laboratorio} catalogo={catalogo}>
      <Stack gap="lg" mt="xs">
        <Text c="dimmed">
          El mínimo de cualquier tarea, a la fecha que elijas, con su cuenta paso a paso. No se guarda nada: lo que
          cargás queda en la dirección de esta página.
        </Text>
        <SinEntender frases={laboratorio.sinEntender} />
        <div className={estilos.columnas}>
          <Stack gap="lg">
            <DatosDelHonorario />
            <TareasDelHonorario />
          </Stack>
          <div className={estilos.resultado}>
            <Resultado laboratorio={laboratorio} catalogo={catalogo} />
          </div>
        </div>
        <Comparacion laboratorio={laboratorio} catalogo={catalogo} />
        <QueHacer laboratorio={laboratorio} hoy={hoy} publica={publica} />
      </Stack>
    </ConCampos>
  );
};
