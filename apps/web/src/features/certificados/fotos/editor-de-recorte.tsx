import '@mantine/core/styles/Slider.css';
import { PROPORCION_DE_FOTO } from '@colega/contract/media';
import { Button, Group, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import estilos from './fotos.module.css';
import type { Area } from './recorte.ts';
import type { useRecorte } from './use-recorte.ts';

const ZOOM_MAXIMO = 4;
const PASO_DE_ZOOM = 0.1;
/** Pixels that each press of an arrow moves. */
const PASO_DE_TECLADO = 8;

type Props = { recorte: ReturnType<typeof useRecorte>; titulo: string };

/** CER-090: 500 × 450 where it fits, at 3:2. A finger, the mouse or the arrows move it. */
export const EditorDeRecorte = ({ recorte, titulo }: Props) => {
  const [posicion, setPosicion] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const ocupado = recorte.preparando ? 'Preparando la foto…' : 'Recortando…';
  if (recorte.recortada) {
    return (
      <Stack gap="sm">
        <img className={estilos.recortada} src={recorte.recortada} alt={`Recorte: ${titulo}`} />
        <Group>
          <Button variant="default" onClick={recorte.deshacer}>
            Volver a recortar
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      <Text size="sm">Mové la foto con el dedo, el mouse o las flechas del teclado, y después recortala.</Text>
      <div className={estilos.editor} aria-busy={recorte.preparando}>
        {recorte.preparando && (
          <Text role="status" className={estilos.preparando}>
            Preparando la foto…
          </Text>
        )}
        {recorte.original && recorte.imagen && (
          <Cropper
            image={recorte.original}
            crop={posicion}
            zoom={zoom}
            maxZoom={ZOOM_MAXIMO}
            aspect={PROPORCION_DE_FOTO}
            keyboardStep={PASO_DE_TECLADO}
            onCropChange={setPosicion}
            onZoomChange={setZoom}
            onCropComplete={(_, enPixeles) => setArea(enPixeles)}
            cropperProps={{ role: 'group', 'aria-label': 'Parte de la foto que se guarda: movela con las flechas' }}
            mediaProps={{ alt: '' }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <Text size="sm" id="acercar">
        Acercar
      </Text>
      <Slider
        min={1}
        max={ZOOM_MAXIMO}
        step={PASO_DE_ZOOM}
        value={zoom}
        onChange={setZoom}
        label={null}
        thumbProps={{ 'aria-labelledby': 'acercar' }}
        size="lg"
      />
      <Group gap="sm">
        <BotonDeAccion ocupado={ocupado} alPresionar={() => recorte.cortar(area)}>
          Recortar
        </BotonDeAccion>
        <BotonDeAccion variant="default" ocupado={ocupado} alPresionar={() => recorte.cortar(null)}>
          Recorte automático
        </BotonDeAccion>
      </Group>
    </Stack>
  );
};
