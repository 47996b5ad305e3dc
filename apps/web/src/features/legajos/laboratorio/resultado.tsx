import type { Calculado } from '@colega/asistentes/legajos';
import { texto } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import type { Catalogo, Honorario } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ExplicacionDelHonorario } from '@colega/web-kit/ui/legajo/explicacion-del-honorario.tsx';
import { MinimosPorTarea } from '@colega/web-kit/ui/legajo/minimos-por-tarea.tsx';
import { Card, List, Stack, Text, Title } from '@mantine/core';
import estilos from './laboratorio.module.css';

type Props = { laboratorio: { calculado: Calculado }; catalogo: Catalogo };

export const Resultado = ({ laboratorio: { calculado }, catalogo }: Props) => {
  const { honorario, problemas, esperan } = calculado;
  return (
    <Stack gap="lg">
      <Card component="section" aria-labelledby="cuanto">
        <Stack gap="sm">
          <Title order={2} size="h3" id="cuanto">
            Honorario mínimo
          </Title>
          <div role="status">
            {honorario ? (
              <>
                <Text className={estilos.importe}>{formatImporte(honorario.honorario)}</Text>
                <Text c="dimmed">
                  {honorario.resolucion}, {vigencia(honorario, catalogo)}.
                </Text>
              </>
            ) : (
              <Text c="dimmed">Elegí el rubro, agregá una tarea y cargá sus datos: el mínimo aparece acá.</Text>
            )}
          </div>
          <Problemas problemas={problemas.map(texto)} />
          {esperan.length > 0 && (
            <Text c="dimmed">
              {esperan.length === 1 ? 'Todavía sin datos, no suma: ' : 'Todavía sin datos, no suman: '}
              {esperan.join(', ')}.
            </Text>
          )}
          {honorario && honorario.tareas_valores.length > 1 && <MinimosPorTarea calculo={honorario} />}
        </Stack>
      </Card>
      {honorario && (
        <>
          <Mensajes honorario={honorario} />
          <ExplicacionDelHonorario calculo={honorario} />
        </>
      )}
    </Stack>
  );
};

const vigencia = ({ resolucion_id }: Honorario, { resoluciones }: Catalogo): string => {
  const resolucion = resoluciones.find(({ id }) => id === resolucion_id);
  if (!resolucion) return '';
  const desde = `vigente desde el ${formatFecha(resolucion.vigente_desde)}`;
  return resolucion.vigente_hasta === null ? desde : `${desde} hasta el ${formatFecha(resolucion.vigente_hasta)}`;
};

const Problemas = ({ problemas }: { problemas: readonly string[] }) =>
  problemas.length > 0 && (
    <Nota tono="advierte">
      {[...new Set(problemas)].map((problema) => (
        <Text key={problema}>{problema}</Text>
      ))}
    </Nota>
  );

const Mensajes = ({ honorario: { mensajes, tareas_valores } }: { honorario: Honorario }) => (
  <Nota titulo="Mensajes del cálculo">
    <List spacing={4}>
      {[...new Set([...mensajes, ...tareas_valores.flatMap((tarea) => tarea.mensajes)])].map((mensaje) => (
        <List.Item key={mensaje}>{mensaje}</List.Item>
      ))}
    </List>
  </Nota>
);
