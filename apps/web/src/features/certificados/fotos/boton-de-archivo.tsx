import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { TIPOS_QUE_SE_ELIGEN } from './elegir-archivo.ts';
import estilos from './fotos.module.css';

type Props = { etiqueta: string; camara?: boolean; alElegir: (archivo: File) => void };

export const BotonDeArchivo = ({ etiqueta, camara = false, alElegir }: Props) => {
  const entrada = useRef<HTMLInputElement>(null);
  const que = camara ? 'Sacar foto' : 'Elegir archivo';
  return (
    <div {...(camara && { className: estilos.camara })}>
      <Button
        fullWidth
        variant={camara ? 'filled' : 'default'}
        leftSection={<Icono nombre={camara ? 'camara' : 'imagen'} />}
        onClick={() => entrada.current?.click()}
      >
        {que}
        <VisuallyHidden>: {etiqueta}</VisuallyHidden>
      </Button>
      <input
        ref={entrada}
        type="file"
        hidden
        aria-label={`${que}: ${etiqueta}`}
        accept={camara ? 'image/jpeg,image/png' : TIPOS_QUE_SE_ELIGEN}
        {...(camara && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const [archivo] = currentTarget.files ?? [];
          currentTarget.value = ''; // the same one may be chosen again
          if (archivo) alElegir(archivo);
        }}
      />
    </div>
  );
};
