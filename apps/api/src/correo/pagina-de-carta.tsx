import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import { type Bloque, type Membrete, saludar } from './carta.ts';

const LETRA: CSSProperties = {
  fontFamily: 'Roboto, Segoe UI, Helvetica, Arial, sans-serif',
  lineHeight: 1.5,
  // A link may be wider than a telephone.
  overflowWrap: 'anywhere',
};
const TINTA = '#1d262c';
const GRIS = '#4f5b64';
const DEL_PROGRAMA = { color: '#064e6f', color_oscuro: '#82bdd6' };
/** The college's colour of the light theme, or the program's. */
const Acento = createContext(DEL_PROGRAMA.color);
const BORDE = '#c5ced5';

const deNoche = (acento: string): string => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.f{background:#0f1418!important}.s{background:#1d262c!important}
.t{color:#e8edf0!important}.g{color:#adb9c1!important}.a{color:${acento}!important}.b{border-color:#3a4750!important}.p{border-color:${acento}!important}
.k{background:${acento}!important}.k a{color:#0f1418!important}}`;

type PropsDeTabla = { role?: 'presentation' | 'table'; className?: string; style?: CSSProperties; children: ReactNode };
/** Tables are what every mail reader lays out alike. */
const Tabla = ({ role = 'presentation', className, style, children }: PropsDeTabla) => (
  <table
    role={role}
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    className={className}
    // A collapsed table has no round corners.
    style={{ borderCollapse: 'separate', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
);

const Parrafo = ({ children }: { children: ReactNode }) => (
  <p className="t" style={{ ...LETRA, margin: '0 0 16px', fontSize: 16, color: TINTA }}>
    {children}
  </p>
);

const Enlace = ({ a }: { a: string }) => (
  <a href={a} className="a" style={{ color: use(Acento) }}>
    {a}
  </a>
);

const Pares = ({ pares }: Extract<Bloque, { pares: unknown }>) => (
  <Tabla role="table" style={{ margin: '0 0 16px' }}>
    {pares.map(([nombre, valor]) => (
      <tr key={nombre}>
        <th
          scope="row"
          className="g b"
          style={{ ...CELDA, width: '40%', color: GRIS, paddingRight: 12, fontSize: 14, fontWeight: 400 }}
        >
          {nombre}
        </th>
        <td className="t b" style={{ ...CELDA, color: TINTA, fontSize: 16 }}>
          {valor}
        </td>
      </tr>
    ))}
  </Tabla>
);
const CELDA: CSSProperties = {
  ...LETRA,
  padding: '8px 0',
  borderBottom: `1px solid ${BORDE}`,
  verticalAlign: 'top',
  textAlign: 'left',
};

const Puntos = ({ puntos }: Extract<Bloque, { puntos: unknown }>) => (
  <Tabla style={{ margin: '0 0 16px' }}>
    {puntos.map(({ titulo, texto }) => (
      <tr key={`${titulo} ${texto}`}>
        <td
          className="t p"
          style={{
            ...LETRA,
            padding: '4px 0 12px 12px',
            borderLeft: `4px solid ${use(Acento)}`,
            color: TINTA,
            fontSize: 16,
          }}
        >
          <h2 className="a" style={{ ...LETRA, margin: 0, fontSize: 16, fontWeight: 700, color: use(Acento) }}>
            {titulo}
          </h2>
          {texto !== '' && <p style={{ margin: 0, whiteSpace: 'pre-line' }}>{texto}</p>}
        </td>
      </tr>
    ))}
  </Tabla>
);

/** Outlook draws letters with Word, which ignores a link's padding and takes this property on a cell. */
const HOLGURA_DE_WORD = { msoPaddingAlt: '12px 20px' };

const Boton = ({ boton, enlace }: Extract<Bloque, { boton: unknown }>) => (
  <>
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 16px' }}>
      <tbody>
        <tr>
          <td className="k" style={{ ...HOLGURA_DE_WORD, background: use(Acento), borderRadius: 8 }}>
            <a
              href={enlace}
              style={{
                ...LETRA,
                ...{ display: 'inline-block', padding: '12px 20px', textDecoration: 'none' },
                ...{ color: '#ffffff', fontSize: 16, fontWeight: 700 },
              }}
            >
              {boton}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
    <p className="g" style={{ ...LETRA, margin: '0 0 16px', fontSize: 14, color: GRIS }}>
      Si el botón no funciona, copiá esta dirección:
      <br />
      <Enlace a={enlace} />
    </p>
  </>
);

const dibujar = (bloque: Bloque): ReactNode => {
  if ('parrafo' in bloque)
    return (
      <Parrafo>
        {bloque.parrafo}
        {bloque.enlace && ' '}
        {bloque.enlace && <Enlace a={bloque.enlace} />}
      </Parrafo>
    );
  if ('pares' in bloque) return <Pares {...bloque} />;
  if ('puntos' in bloque) return <Puntos {...bloque} />;
  return <Boton {...bloque} />;
};

const Anticipo = ({ children }: { children: ReactNode }) => (
  <div aria-hidden="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>
    {children}
  </div>
);
const anticipoDe = (cuerpo: readonly Bloque[]): string =>
  cuerpo.map((bloque) => ('parrafo' in bloque ? bloque.parrafo : '')).find((texto) => texto !== '') ?? '';

/** A title of two lines does not leave its number by itself. */
const sinCortarNumeros = (titulo: string): string => titulo.replace(/N\.º (?=\d)/g, 'N.º\u00a0');

const ALTO_DE_MARCA = 56;

/** The set square is drawn with a letter, since many mail readers do not show images; of a mark, those show the name. */
const Cabecera = ({ colegio: { nombre, marca_url } }: Pick<Membrete, 'colegio'>) => (
  <tr>
    <td style={{ ...LETRA, padding: '0 8px 16px', fontSize: 18, fontWeight: 700, color: use(Acento) }} className="a">
      {marca_url === null ? (
        <>
          <span aria-hidden="true">◣ </span>
          {nombre}
        </>
      ) : (
        <img
          src={marca_url}
          alt={nombre}
          height={ALTO_DE_MARCA}
          // Without it React asks for the image in the head too, which a letter has no use for.
          fetchPriority="low"
          // Outlook takes the attribute; the others keep its shape within both.
          style={{ width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: ALTO_DE_MARCA, border: 0 }}
        />
      )}
    </td>
  </tr>
);

export const LO_ELEGIS_EN = 'Qué cartas recibís lo elegís en';

const EnlaceDelPie = ({ a, children }: { a: string; children: ReactNode }) => (
  <a href={a} className="g" style={{ color: GRIS }}>
    {children}
  </a>
);

const Pie = ({ colegio, motivo, preferencias }: Omit<Membrete, 'nombre'>) => (
  <tr>
    <td className="g" style={{ ...LETRA, padding: '16px 8px 0', fontSize: 14, color: GRIS }}>
      {motivo}
      {preferencias && (
        <>
          {` ${LO_ELEGIS_EN} `}
          <EnlaceDelPie a={preferencias}>{preferencias}</EnlaceDelPie>
        </>
      )}
      <br />
      {colegio.nombre} · {colegio.domicilio} · {colegio.telefono} · {colegio.correo} ·{' '}
      <EnlaceDelPie a={colegio.oficinas_url}>Oficinas y teléfonos</EnlaceDelPie>
      {colegio.pie !== '' && (
        <>
          <br />
          {colegio.pie}
        </>
      )}
    </td>
  </tr>
);

export const PaginaDeCarta = ({
  asunto,
  cuerpo,
  membrete,
}: {
  asunto: string;
  cuerpo: readonly Bloque[];
  membrete: Membrete;
}) => {
  const { colegio, motivo, preferencias = null } = membrete;
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* neither are dates and numbers made links of another colour, nor the letter shrunk */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{asunto}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape it; the colour is of six figures, as the base demands */}
        <style dangerouslySetInnerHTML={{ __html: deNoche(colegio.color_oscuro ?? DEL_PROGRAMA.color_oscuro) }} />
      </head>
      <Acento value={colegio.color ?? DEL_PROGRAMA.color}>
        <body className="f" style={{ margin: 0, padding: 0, background: '#f4f6f8' }}>
          <Tabla className="f" style={{ background: '#f4f6f8' }}>
            <tr>
              {/* many readers keep neither html nor body: the language is said again */}
              <td align="center" lang="es-AR" style={{ padding: '24px 8px' }}>
                <Anticipo>{anticipoDe(cuerpo)}</Anticipo>
                <Tabla style={{ maxWidth: 600, textAlign: 'left' }}>
                  <Cabecera colegio={colegio} />
                  <tr>
                    <td
                      className="s b"
                      style={{ background: '#ffffff', border: `1px solid ${BORDE}`, borderRadius: 8, padding: 24 }}
                    >
                      <h1
                        className="t"
                        style={{
                          ...LETRA,
                          margin: '0 0 16px',
                          fontSize: 22,
                          lineHeight: 1.3,
                          fontWeight: 700,
                          color: TINTA,
                        }}
                      >
                        {sinCortarNumeros(asunto)}
                      </h1>
                      <Parrafo>{saludar(membrete)}</Parrafo>
                      {cuerpo.map((bloque) => (
                        <div key={JSON.stringify(bloque)}>{dibujar(bloque)}</div>
                      ))}
                      {colegio.despedida !== '' && <Parrafo>{colegio.despedida}</Parrafo>}
                    </td>
                  </tr>
                  <Pie colegio={colegio} motivo={motivo} preferencias={preferencias} />
                </Tabla>
              </td>
            </tr>
          </Tabla>
        </body>
      </Acento>
    </html>
  );
};
