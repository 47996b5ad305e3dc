import { mensajes } from '@colega/contract/mensajes';
import type { CampoDeId } from '@colega/domain/certificados';
import { ActionIcon, Text } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useParte } from '../../../form/wizard/partes-del-paso.ts';
import { Icono } from '../../../ui/icono.tsx';
import type { FotoCargada } from '../formulario/borrador-de-certificado.ts';
import { useCertificando, useValor } from '../formulario/contexto-del-certificado.ts';
import { BotonDeArchivo } from './boton-de-archivo.tsx';
import { type Elegido, leerElegido } from './elegir-archivo.ts';
import estilos from './fotos.module.css';
import { Miniatura } from './miniatura.tsx';

/** The cropper comes when there is something to crop. */
const DialogoDeFoto = lazy(() => import('./dialogo-de-foto.tsx'));

/** One of the four: chosen or taken, cropped, uploaded; then its name, and how to take it away (CER-082, CER-093). */
export const CampoDeFoto = ({ campo }: { campo: CampoDeId }) => {
  const { borrador, cambiar } = useCertificando();
  const { valor, props } = useValor(campo.ruta);
  const [elegido, setElegido] = useState<Elegido | null>(null);
  const [problema, setProblema] = useState<string | null>(null);
  useParte(campo.ruta, { nombre: campo.etiqueta });
  const caja = useRef<HTMLFieldSetElement>(null);
  const foto = typeof valor === 'number' ? (borrador.fotos[campo.ruta] ?? null) : null;
  const dejar = (nueva: FotoCargada | null) => {
    cambiar((b) => {
      const { [campo.ruta]: _, ...otras } = b.fotos;
      const fotos = nueva ? { ...otras, [campo.ruta]: nueva } : otras;
      return { ...b, fotos, valores: { ...b.valores, [campo.ruta]: nueva?.id ?? null } };
    });
    setElegido(null);
  };
  const poner = (nueva: FotoCargada | null) => {
    dejar(nueva);
    setProblema(null);
    // the button that was pressed is gone
    setTimeout(() => caja.current?.querySelector<HTMLElement>('button')?.focus());
  };
  const olvidar = () => {
    dejar(null);
    setProblema(mensajes.foto_ajena);
  };
  const elegir = (archivo: File) => {
    const leido = leerElegido(archivo);
    setProblema('problema' in leido ? leido.problema : null);
    setElegido('problema' in leido ? null : leido);
  };
  const error = problema ?? props.error;
  const nombre = `${campo.ruta}-nombre`;
  return (
    <fieldset
      ref={caja}
      id={campo.ruta}
      aria-labelledby={nombre}
      {...(error && { 'aria-describedby': `${campo.ruta}-error` })}
      className={estilos.foto}
      data-mal={Boolean(error) || undefined}
    >
      <Text id={nombre} fw={600}>
        {campo.etiqueta}
        <span aria-hidden className={estilos.obligatoria}>
          {' '}
          *
        </span>
      </Text>
      {foto ? (
        <>
          <Miniatura foto={foto} etiqueta={campo.etiqueta} alNoEstar={olvidar} />
          <div className={estilos.nombre}>
            <Text style={{ overflowWrap: 'anywhere' }}>{foto.nombre}</Text>
            <ActionIcon variant="subtle" size={44} aria-label={`Quitar ${campo.etiqueta}`} onClick={() => poner(null)}>
              <Icono nombre="borrar" />
            </ActionIcon>
          </div>
        </>
      ) : (
        <div className={estilos.botones}>
          <BotonDeArchivo etiqueta={campo.etiqueta} camara alElegir={elegir} />
          <BotonDeArchivo etiqueta={campo.etiqueta} alElegir={elegir} />
        </div>
      )}
      {error && (
        <Text id={`${campo.ruta}-error`} size="sm" role="alert" className={estilos.error}>
          {error}
        </Text>
      )}
      {elegido && (
        <Suspense>
          <DialogoDeFoto titulo={campo.etiqueta} elegido={elegido} alCerrar={() => setElegido(null)} alSubir={poner} />
        </Suspense>
      )}
    </fieldset>
  );
};
