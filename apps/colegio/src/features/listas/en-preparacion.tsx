import type { VersionDeListaLeida } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Group, Text } from '@mantine/core';
import { direccionDePreparar } from '../../lib/direcciones.ts';
import { Accion, Seccion } from '../../ui/seccion.tsx';
import { EfectosDeVersion } from './efectos-de-version.tsx';
import { BajarLista } from './planilla-de-lista.tsx';

type Props = {
  version: VersionDeListaLeida;
  puedePreparar: boolean;
  puedePublicar: boolean;
  alPublicar: () => void;
  alDescartar: () => void;
};

export const EnPreparacion = ({ version, puedePreparar, puedePublicar, alPublicar, alDescartar }: Props) => {
  const { id, lista, vigente_desde, norma, preparada, es_propia } = version;
  return (
    <Seccion titulo="En preparación">
      <Text>
        {`Regiría desde el ${formatFecha(vigente_desde)}, por ${norma}. La preparó ${preparada?.quien ?? '—'}${
          preparada ? ` el ${formatInstante(preparada.cuando)}` : ''
        }.`}
      </Text>
      <EfectosDeVersion id={id} version={version.version} />
      {puedePublicar && es_propia && <Text>{todosLosMensajes.lista_de_la_misma_persona}</Text>}
      <Group gap="xs">
        <BajarLista lista={lista} de="en_preparacion" />
        {puedePublicar && !es_propia && <Accion alPresionar={alPublicar}>Publicar</Accion>}
        {puedePreparar && (
          <>
            <BotonEnlace to={direccionDePreparar(lista)} variant="default" size="compact-md" mih={36}>
              Seguir preparándola
            </BotonEnlace>
            <Accion alPresionar={alDescartar}>Descartar</Accion>
          </>
        )}
      </Group>
    </Seccion>
  );
};
