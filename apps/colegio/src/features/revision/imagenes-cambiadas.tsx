import { type ImagenCambiada, rutasDeRevision } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import estilos from './que-cambio.module.css';

type Props = { legajoId: number; imagenes: readonly ImagenCambiada[] };

const queSeHizo = ({ antes, ahora }: ImagenCambiada): string => {
  if (antes && ahora) return `se reemplazó ${antes.nombre} por ${ahora.nombre}`;
  return ahora ? `se agregó ${ahora.nombre}` : `se quitó ${antes?.nombre ?? ''}`;
};

/** The attachments of a certificate by their names; each is opened, the old one beside the new one. */
export const ImagenesCambiadas = ({ legajoId, imagenes }: Props) => {
  const [elegida, setElegida] = useState(imagenes[0]);
  const [abierta, setAbierta] = useState(false);
  if (!elegida) return null;
  return (
    <>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {imagenes.map((imagen) => (
          <li key={imagen.campo}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <strong>{imagen.nombre}</strong>: {queSeHizo(imagen)}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${imagen.antes && imagen.ahora ? 'Ver las dos fotos' : 'Ver la foto'}: ${imagen.nombre}`}
              onClick={() => {
                setElegida(imagen);
                setAbierta(true);
              }}
              data-no-imprime
            >
              {imagen.antes && imagen.ahora ? 'Ver las dos' : 'Ver la foto'}
            </Button>
          </li>
        ))}
      </ul>
      <Modal
        opened={abierta}
        onClose={() => setAbierta(false)}
        title={elegida.nombre}
        size="xl"
        closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
      >
        <div className={estilos.imagenes}>
          {elegida.antes && <Imagen legajoId={legajoId} imagen={elegida.antes} cuando="Antes" />}
          {elegida.ahora && <Imagen legajoId={legajoId} imagen={elegida.ahora} cuando="Ahora" />}
        </div>
      </Modal>
    </>
  );
};

type DeUna = { legajoId: number; imagen: NonNullable<ImagenCambiada['ahora']>; cuando: 'Antes' | 'Ahora' };

/** Its address lasts for minutes, so it is asked for when it is looked at. */
const Imagen = ({ legajoId, imagen: { id, nombre }, cuando }: DeUna) => {
  const { data, error, refetch, isRefetching } = useQuery({
    ...consulta(rutasDeRevision.imagenEnRevision, { params: { id: legajoId, imagen_id: id } }),
    gcTime: 0,
  });
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ overflowWrap: 'anywhere' }}>
        <strong>{cuando}:</strong> {nombre}
      </figcaption>
      {data && <img src={data.content_url} alt={`${cuando}: ${nombre}`} />}
      {!data && error && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_imagen}
          alReintentar={() => void refetch()}
          reintentando={isRefetching}
        />
      )}
      {!data && !error && (
        <Esqueleto etiqueta="Cargando la foto…">
          <EsqueletoDeTexto renglones={4} />
        </Esqueleto>
      )}
    </figure>
  );
};
