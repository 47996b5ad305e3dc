/** Line icons on a 24-unit grid: only those used travel. */
const TRAZOS = {
  inicio: 'M3 11l9-8 9 8M5 9.5V20a1 1 0 0 0 1 1h4v-6h4v6h4a1 1 0 0 0 1-1V9.5',
  legajos: 'M3 7a2 2 0 0 1 2-2h4l2 3h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  cuenta: 'M3 6h18v12H3zM3 10h18M7 15h4',
  campana: 'M6 16V11a6 6 0 1 1 12 0v5l2 2H4zM10 21h4',
  perfil: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
  menu: 'M4 6h16M4 12h16M4 18h16',
  fijar: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
  ayuda: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 17v.01',
  sol: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  luna: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  salir: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11M18 8l4 4-4 4',
  llave: 'M14 10a4 4 0 1 0-3.5 4L13 16.5v2.5h2.5v2.5H19v-3.5l-5.2-5.2A4 4 0 0 0 14 10zM8.5 8.5v.01',
  abajo: 'M6 9l6 6 6-6',
  derecha: 'M9 6l6 6-6 6',
  izquierda: 'M15 6l-6 6 6 6',
  primera: 'M18 6l-6 6 6 6M7 6v12',
  ultima: 'M6 6l6 6-6 6M17 6v12',
  mas: 'M12 5v14M5 12h14',
  cerrar: 'M6 6l12 12M18 6L6 18',
  tilde: 'M5 12.5l4.5 4.5L19 7',
  alerta: 'M12 3.5L22 20.5H2zM12 10v5M12 18v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.5v.01',
  candado: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  lapiz: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  sello: 'M9 14V9a3 3 0 1 1 6 0v5M5 14h14v4H5zM6 21h12',
  escudo: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4',
  prohibido: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6',
  buscar: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  recargar: 'M20 11a8 8 0 1 0-2.3 6M20 5v6h-6',
  calendario: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  lugar: 'M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  persona: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 21a7 7 0 0 1 14 0',
  calculo: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  documento: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h6M9 17h6',
  externo: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  borrar: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  opciones: 'M5 12a.6.6 0 1 0 .01 0zM12 12a.6.6 0 1 0 .01 0zM19 12a.6.6 0 1 0 .01 0z',
  arriba: 'M6 15l6-6 6 6',
  agrandar: 'M4 10V4h6M20 14v6h-6M4 4l6 6M20 20l-6-6',
  achicar: 'M10 4v6H4M14 20v-6h6M10 10L4 4M14 14l6 6',
  credencial: 'M3 5h18v14H3zM8.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.5 16a3 3 0 0 1 6 0M14 9h4M14 13h4',
  noticias: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7 9h7M7 13h7M7 16h4',
  pausa: 'M9 5v14M15 5v14',
  seguir: 'M7 4l13 8-13 8z',
  compartir:
    'M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.6 10.6l6.8-4M8.6 13.4l6.8 4',
  copiar: 'M9 9h11v12H9zM5 15H4V3h11v2',
  descargar: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  camara: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  imagen: 'M4 5h16v14H4zM4 16l5-5 5 5M13 15l3-3 4 4M15.5 9.5a1 1 0 1 0 .01 0z',
  filtro: 'M4 5h16l-6 8v6l-4 2v-8z',
} as const;

export type NombreDeIcono = keyof typeof TRAZOS;

/** Screen readers skip it: a text stands beside it, or its control has a name. */
export const Icono = ({ nombre, tamanio = 20 }: { nombre: NombreDeIcono; tamanio?: number }) => (
  <svg
    width={tamanio}
    height={tamanio}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={TRAZOS[nombre]} />
  </svg>
);
