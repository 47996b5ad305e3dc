import type { ReactNode } from 'react';
import { use } from 'react';
import { direccionDeMarca } from '../../colegio/leer-colegio.service.ts';
import { DelColegio } from './del-colegio.ts';
import { estiloCon } from './estilo.ts';
import { ContactoDelColegio } from './piezas.tsx';

type Props = {
  titulo: string;
  nonce: string;
  momento: string | null;
  /** The portal's own address: a copy of this page elsewhere betrays itself. */
  sitio: string;
  children: ReactNode;
};

const MarcaDelPrograma = () => (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <rect width="40" height="40" rx="8" className="m" />
    <path d="M10 29V10l19 19ZM15 24h4.5L15 19.2Z" fillRule="evenodd" className="n" />
    <path d="M9 33h22" className="o" />
  </svg>
);

const Marca = ({ marca }: { marca: string | null }) => {
  const direccion = direccionDeMarca(marca);
  return direccion === null ? <MarcaDelPrograma /> : <img src={direccion} alt="" height="40" />;
};

/** A public page is complete in its first answer, and runs nothing in the browser. */
export const Hoja = ({ titulo, nonce, momento, sitio, children }: Props) => {
  const { nombre, marca, ...colores } = use(DelColegio);
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={`${momento === null ? titulo : 'Verificación pública'} del ${nombre}`} />
        <title>{`${titulo} · ${nombre}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape it; the colours are of six figures, as the base demands */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: estiloCon(colores) }} />
      </head>
      <body>
        <header>
          <Marca marca={marca} />
          <p>
            {nombre}
            <span>{momento === null ? 'Portal de matriculados' : 'Verificación oficial'}</span>
          </p>
        </header>
        <main>{children}</main>
        <footer>
          <p>
            Comprobá que la dirección de esta página sea <strong>{sitio}</strong>. Si es otra, no es del Colegio.
          </p>
          {momento !== null && (
            <p>
              Según el registro del Colegio al {momento}. Para saber cómo está ahora, volvé a leer el código QR o{' '}
              <a href="/verificar">escribí su número</a>. Consultas: <ContactoDelColegio />.
            </p>
          )}
          <p>
            <a href="/contacto">Oficinas y teléfonos</a> ·{' '}
            {momento === null ? (
              <a href="/login">Ir al portal</a>
            ) : (
              <a href="/privacidad">Privacidad y datos personales</a>
            )}
          </p>
        </footer>
      </body>
    </html>
  );
};
