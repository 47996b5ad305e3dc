import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { CampoPublico } from '../../ui/entradas/campo-publico.tsx';
import estilos from '../../ui/paginas/pagina-publica.module.css';
import { type ModoDeSegundoPaso, type PropsDelSegundoPaso, useSegundoPaso } from './use-segundo-paso.ts';

const TEXTOS: Readonly<Record<ModoDeSegundoPaso, { titulo: string; texto: string; otro: string }>> = {
  app: {
    titulo: 'Ingresá el código',
    texto: 'Abrí la app de códigos de tu teléfono y copiá los 6 dígitos que muestra para tu cuenta.',
    otro: 'Usar un código de la app',
  },
  llave: {
    titulo: 'Usá tu llave de acceso',
    texto: 'Tu navegador te va a pedir la huella, la cara, el PIN o la llave que agregaste.',
    otro: 'Usar una llave de acceso',
  },
  recuperacion: {
    titulo: 'Ingresá un código de recuperación',
    texto: 'Es uno de los diez que guardaste al activar el segundo factor. Cada uno sirve una sola vez.',
    otro: 'Usar un código de recuperación',
  },
};

/** The first way is the main one, and the others are below it. Drawn without Mantine. */
export const SegundoPasoDeIngreso = (props: PropsDelSegundoPaso) => {
  const { modo, otros, entrada: deCodigo, falla, ocupado, enviarCodigo, usarLlave, elegir } = useSegundoPaso(props);
  const titulo = useRef<HTMLHeadingElement>(null);
  const entrada = useRef<HTMLInputElement>(null);
  // What is typed at once goes into it: it has the focus as it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for has changed
  useLayoutEffect(() => (entrada.current ?? titulo.current)?.focus(), [modo]);
  const alEnviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (await (modo === 'llave' ? usarLlave() : enviarCodigo())) return;
    entrada.current?.focus();
    entrada.current?.select();
  };
  return (
    <>
      <h1 ref={titulo} tabIndex={-1} className={estilos.titulo}>
        {TEXTOS[modo].titulo}
      </h1>
      <p id="segundo-paso-texto" className={estilos.texto}>
        {TEXTOS[modo].texto}
      </p>
      <div role="alert">
        {falla && (
          <p id="segundo-paso-falla" className={estilos.alerta}>
            {falla}
          </p>
        )}
      </div>
      <form onSubmit={alEnviar} noValidate aria-busy={ocupado}>
        {modo !== 'llave' && (
          <CampoPublico
            {...deCodigo}
            ref={entrada}
            inputMode={modo === 'app' ? 'numeric' : 'text'}
            aria-invalid={falla !== null}
            aria-describedby={falla ? 'segundo-paso-falla' : 'segundo-paso-texto'}
          />
        )}
        <button type="submit" className={estilos.boton} aria-disabled={ocupado}>
          {ocupado ? 'Comprobando…' : modo === 'llave' ? 'Usar la llave' : 'Ingresar'}
        </button>
      </form>
      {otros.map((otro) => (
        <div key={otro}>
          <button type="button" className={estilos.enlace} onClick={() => elegir(otro)}>
            {TEXTOS[otro].otro}
          </button>
        </div>
      ))}
      <div>
        <button type="button" className={estilos.enlace} onClick={() => props.alVolver(null)}>
          Ingresar con otro usuario
        </button>
      </div>
    </>
  );
};
