import type { Contacto as DatosDeContacto } from '@colega/contract/perfil';
import { Fragment, type ReactNode, use } from 'react';
import { DelColegio } from './del-colegio.ts';

const FORMA = {
  bien: { borde: 'M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42Z', signo: 'm14 25 7 7 14-15' },
  mal: { borde: 'M15.3 3h17.4L45 15.3v17.4L32.7 45H15.3L3 32.7V15.3Z', signo: 'm16 16 16 16m0-16L16 32' },
  ojo: { borde: 'M24 4 47 44H1Z', signo: 'M24 18v13m0 6.5v.1' },
} as const;

type Tono = keyof typeof FORMA;

/** Three outlines that differ without their colour: a circle, an octagon and a triangle. */
const Senial = ({ tono }: { tono: Tono }) => (
  <svg className="senial" viewBox="0 0 48 48" aria-hidden="true">
    <path d={FORMA[tono].borde} />
    <path d={FORMA[tono].signo} />
  </svg>
);

/** The verdict is read first: in words, with a colour and with a shape, never by one of them alone. */
export const Banda = ({ tono, titulo, children }: { tono: Tono; titulo: string; children?: ReactNode }) => (
  <div className={`banda ${tono}`}>
    <Senial tono={tono} />
    <div>
      <p>
        <strong>{titulo}</strong>
      </p>
      {children}
    </div>
  </div>
);

type Colores = { color: string; color_texto: string };

const claseDe = ({ color, color_texto }: Colores): string => `c${color.slice(1)}-${color_texto.slice(1)}`;
const CLASE = /\bc([0-9a-f]{6})-([0-9a-f]{6})\b/g;

export const agregarInsignias = (marcado: string): string => {
  const clases = new Map([...marcado.matchAll(CLASE)].map(([clase, fondo, tinta]) => [clase, { fondo, tinta }]));
  const reglas = [...clases].map(([clase, { fondo, tinta }]) => `.${clase}{background:#${fondo};color:#${tinta}}`);
  return marcado.replace('/*insignias*/', reglas.join(''));
};

/** The same badge as the portal's (DAS-022): the colours come with the state. */
export const Insignia = ({ estado, habilita }: { estado: { nombre: string } & Colores; habilita: boolean }) => (
  <span className={`insignia ${claseDe(estado)}`}>{`${habilita ? '✓' : '✕'} ${estado.nombre}`}</span>
);

export const Datos = ({ pares }: { pares: readonly (readonly [nombre: string, valor: ReactNode])[] }) => (
  <dl>
    {pares.map(([nombre, valor]) => (
      <div key={nombre}>
        <dt>{nombre}</dt>
        <dd>{valor}</dd>
      </div>
    ))}
  </dl>
);

export const Telefono = ({ de }: { de: string }) => (
  <a className="nb" href={`tel:${de.replace(/[^\d+]/g, '')}`}>
    {de}
  </a>
);

export const Correo = ({ de }: { de: string }) => <a href={`mailto:${de}`}>{de}</a>;

export const Contacto = ({ de: { telefono, correo } }: { de: DatosDeContacto }) => (
  <>
    {telefono.split(' / ').map((uno) => (
      <Fragment key={uno}>
        <Telefono de={uno} />
        {', '}
      </Fragment>
    ))}
    <Correo de={correo} />
  </>
);

export const ContactoDelColegio = () => <Contacto de={use(DelColegio).contacto} />;
