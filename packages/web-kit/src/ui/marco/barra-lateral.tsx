import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useNavegacion } from '../../lib/navegacion/navegacion.ts';
import { Icono, type NombreDeIcono } from '../signos/icono.tsx';
import estilos from './marco.module.css';
import type { EstadoDeBarra } from './use-barra.ts';

export type Entrada = { titulo: string; path: string; icono: NombreDeIcono; prefijos: readonly string[] };

/** LAY-016. */
const VERSION = '1.2.5';

type Props = { entradas: readonly Entrada[]; barra: EstadoDeBarra; alVolverAlBoton: () => void };

export const BarraLateral = ({ entradas, barra, alVolverAlBoton }: Props) => {
  const { existe, precargar } = useNavegacion();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { cerrar, angosta, fija } = barra;

  // biome-ignore lint/correctness/useExhaustiveDependencies: having arrived somewhere, a drawer has done its work
  useEffect(() => {
    if (angosta) cerrar();
  }, [pathname]);

  return (
    <nav
      ref={nav}
      id="barra-lateral"
      aria-label="Principal"
      className={estilos.barra}
      data-abierta={barra.abierta}
      data-fija={fija}
      onMouseEnter={() => barra.retener(true)}
      onMouseLeave={() => barra.retener(nav.current?.contains(document.activeElement) ?? false)}
      onFocus={() => barra.retener(true)}
      onBlur={() => barra.retener(nav.current?.matches(':hover') ?? false)}
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || fija) return;
        cerrar();
        alVolverAlBoton();
      }}
    >
      <ul className={estilos.entradas}>
        {entradas
          .filter(({ path }) => existe(path))
          .map(({ titulo, path, icono, prefijos }) => (
            <li key={path}>
              <Link
                to={path}
                className={estilos.entrada}
                data-activa={prefijos.some((p) => pathname.startsWith(p))}
                aria-current={prefijos.some((p) => pathname.startsWith(p)) ? 'page' : undefined}
                onMouseEnter={() => precargar(path)}
                onFocus={() => precargar(path)}
                title={titulo}
              >
                <Icono nombre={icono} tamanio={24} />
                <span className={estilos.rotulo}>{titulo}</span>
              </Link>
            </li>
          ))}
      </ul>
      {!angosta && (
        <button
          type="button"
          className={estilos.entrada}
          aria-pressed={fija}
          title={barra.abierta ? undefined : 'Fijar el menú'}
          onClick={() => barra.fijar(!fija)}
        >
          <Icono nombre="fijar" tamanio={24} />
          <span className={estilos.rotulo}>Menú fijo</span>
        </button>
      )}
      {fija && <p className={estilos.version}>Versión {VERSION}</p>}
    </nav>
  );
};
