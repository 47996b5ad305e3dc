import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { ConTitulo } from '../paginas/con-titulo.tsx';
import { ConReferencias } from './con-referencias.tsx';

const encabezado = () => screen.getByRole('heading', { level: 1 });

const abrir = (children: (dato: string) => ReactNode) => {
  let llega: (que: { datos?: string; falla?: Error }) => void = () => undefined;
  const Pantalla = () => {
    const [{ datos = null, falla = null }, setLlegado] = useState<{ datos?: string; falla?: Error }>({});
    llega = setLlegado;
    return (
      <ConReferencias
        titulo="Mi pantalla"
        consulta={{ datos, falla, reintentar: () => undefined, reintentando: false }}
      >
        {children}
      </ConReferencias>
    );
  };
  dibujar(<Pantalla />);
  return (que: Parameters<typeof llega>[0]) => act(async () => llega(que));
};

test.each([
  ['que escribe debajo', (dato: string) => <p>{dato}</p>, 'Mi pantalla'],
  ['con el suyo', (dato: string) => <ConTitulo titulo={`Mi pantalla: ${dato}`}>{dato}</ConTitulo>, 'Mi pantalla: dato'],
  [
    'que a su vez espera otros',
    (dato: string) => (
      <ConReferencias
        titulo="Mi pantalla"
        consulta={{ datos: dato, falla: null, reintentar: () => undefined, reintentando: false }}
      >
        {(otro) => <ConTitulo titulo={`Mi ${otro}`}>{otro}</ConTitulo>}
      </ConReferencias>
    ),
    'Mi dato',
  ],
])(
  'el encabezado de una pantalla %s es el mismo antes y después de que llegan los datos, con su foco',
  async (_, pantalla, titulo) => {
    const llegar = abrir(pantalla);
    const alPrincipio = encabezado();
    expect(alPrincipio).toHaveTextContent('Mi pantalla');
    expect(alPrincipio).toHaveAttribute('data-provisorio');
    alPrincipio.tabIndex = -1;
    alPrincipio.focus();
    await llegar({ falla: new Error('no') });
    expect(encabezado()).toBe(alPrincipio);
    await llegar({ datos: 'dato' });
    expect(await screen.findByText('dato')).toBeInTheDocument();
    expect(encabezado()).toBe(alPrincipio);
    expect(alPrincipio).toHaveTextContent(titulo);
    expect(alPrincipio).not.toHaveAttribute('data-provisorio');
    expect(alPrincipio).toHaveFocus();
  },
);
