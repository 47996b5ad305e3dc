import type { Contacto as DatosDeContacto } from '@colega/contract/perfil';
import { type ReactNode, use } from 'react';
import { DelColegio } from './del-colegio.ts';

/** The verdict is read first: in words and with a sign, never by colour alone. */
export const Banda = ({
  tono,
  titulo,
  children,
}: {
  tono: 'bien' | 'mal' | 'ojo';
  titulo: string;
  children?: ReactNode;
}) => (
  <div className={`banda ${tono}`}>
    <p>
      <strong>{`${SENIAL[tono]} ${titulo}`}</strong>
    </p>
    {children}
  </div>
);
const SENIAL = { bien: '✓', mal: '✕', ojo: '!' } as const;

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

export const Contacto = ({ de: { telefono, correo } }: { de: DatosDeContacto }) => (
  <>
    <a className="nb" href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>
      {telefono}
    </a>
    , <a href={`mailto:${correo}`}>{correo}</a>
  </>
);

export const ContactoDelColegio = () => <Contacto de={use(DelColegio).contacto} />;
