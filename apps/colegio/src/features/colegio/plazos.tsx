import { type AjustesDelColegio, nombreDePlazo } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Group, Text } from '@mantine/core';
import { Accion } from '../../ui/seccion.tsx';
import type { Ajuste } from './ajuste.ts';
import { crearCambioDePlazo, unidadDePlazo } from './ajustes-posibles.ts';
import { EnSuLista } from './en-su-lista.tsx';

type Props = { ajustes: AjustesDelColegio; alCambiar: (ajuste: Ajuste) => void };

export const Plazos = ({ ajustes: { plazos, en_marcha }, alCambiar }: Props) => {
  const hoy = useHoy();
  const renglones = plazos.map((uno) => {
    const nombre = nombreDePlazo(uno.plazo);
    const unidad = unidadDePlazo(uno.plazo);
    return (
      <Group key={uno.plazo} justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>{nombre}</Text>
          <Text>{`${uno.dias} ${unidad}`}</Text>
          {uno.siguen.map(({ vigente_desde, dias }) => (
            <Text key={`${vigente_desde}-${dias}`} size="sm">
              {`Desde el ${formatFecha(vigente_desde)}, ${dias} ${unidad}`}
            </Text>
          ))}
        </div>
        {!en_marcha && (
          <Accion de={nombre} alPresionar={() => alCambiar(crearCambioDePlazo(uno, hoy))}>
            Cambiar
          </Accion>
        )}
      </Group>
    );
  });
  return (
    <>
      {en_marcha && <EnSuLista lista="plazos" porque={todosLosMensajes.plazo_que_se_publica} />}
      {renglones}
    </>
  );
};
